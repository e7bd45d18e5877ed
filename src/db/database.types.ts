// Generated from supabase/migrations by `npm run types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** What inserts a row: some of its columns may be left out, and those that the database fills must be. */
type Inserted<Row, LeftOut extends keyof Row, Filled extends keyof Row = never> = Omit<Row, LeftOut | Filled> & {
  [Column in LeftOut]?: Row[Column];
} & { [Column in Filled]?: never };

type Tables = Database["public"]["Tables"];

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          granted_at: string;
          granted_by: string | null;
          role: string;
          user_id: string;
        };
        Insert: Inserted<Tables["admins"]["Row"], "granted_at" | "granted_by" | "role">;
        Update: Partial<Tables["admins"]["Insert"]>;
        Relationships: [];
      };
      articles: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          image: string | null;
          published_on: string;
          slug: string;
          summary: string;
          title: string;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["articles"]["Row"], "body" | "created_at" | "id" | "image" | "translations" | "updated_at">;
        Update: Partial<Tables["articles"]["Insert"]>;
        Relationships: [];
      };
      attributes: {
        Row: {
          asked: string | null;
          better: string | null;
          category: string;
          choices: string[];
          conditions: string[];
          created_at: string;
          decimals: number | null;
          id: string;
          kind: string;
          name: string;
          synonyms: string[];
          translations: Json;
          unit: string | null;
          updated_at: string;
        };
        Insert: Inserted<Tables["attributes"]["Row"], "asked" | "better" | "category" | "choices" | "conditions" | "created_at" | "decimals" | "id" | "kind" | "synonyms" | "translations" | "unit" | "updated_at">;
        Update: Partial<Tables["attributes"]["Insert"]>;
        Relationships: [];
      };
      brand_featured_products: {
        Row: {
          brand_id: string;
          category_id: string | null;
          created_at: string;
          display_order: number;
          id: string;
          is_active: boolean;
          item_type: string;
          product_id: string | null;
          updated_at: string;
        };
        Insert: Inserted<Tables["brand_featured_products"]["Row"], "category_id" | "created_at" | "display_order" | "id" | "is_active" | "item_type" | "product_id" | "updated_at">;
        Update: Partial<Tables["brand_featured_products"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "brand_featured_products_brand_id_fkey";
            columns: ["brand_id"];
            isOneToOne: false;
            referencedRelation: "brands";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "brand_featured_products_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "brand_featured_products_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      brands: {
        Row: {
          certifications: string[];
          contact_address: string | null;
          contact_email: string | null;
          contact_phone: string | null;
          country: string | null;
          created_at: string;
          description: string | null;
          employees: string | null;
          established: number | null;
          featured: boolean;
          featured_products_limit: number;
          headquarters: string | null;
          id: string;
          logo: string | null;
          markets: string[];
          name: string;
          paragraphs: string[];
          show_featured_products: boolean | null;
          slug: string;
          specialties: string[];
          translations: Json;
          updated_at: string;
          website: string | null;
        };
        Insert: Inserted<Tables["brands"]["Row"], "certifications" | "contact_address" | "contact_email" | "contact_phone" | "country" | "created_at" | "description" | "employees" | "established" | "featured" | "featured_products_limit" | "headquarters" | "id" | "logo" | "markets" | "paragraphs" | "show_featured_products" | "specialties" | "translations" | "updated_at" | "website">;
        Update: Partial<Tables["brands"]["Insert"]>;
        Relationships: [];
      };
      categories: {
        Row: {
          created_at: string;
          description: string | null;
          id: string;
          introduction: string | null;
          is_active: boolean;
          name: string;
          page_title: string | null;
          parent_id: string | null;
          search_description: string | null;
          slug: string;
          sort_order: number;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["categories"]["Row"], "created_at" | "description" | "id" | "introduction" | "is_active" | "page_title" | "parent_id" | "search_description" | "sort_order" | "translations" | "updated_at">;
        Update: Partial<Tables["categories"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "categories_parent_id_fkey";
            columns: ["parent_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
        ];
      };
      category_attributes: {
        Row: {
          attribute_id: string;
          category_id: string;
          position: number;
        };
        Insert: Inserted<Tables["category_attributes"]["Row"], "position">;
        Update: Partial<Tables["category_attributes"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "category_attributes_attribute_id_fkey";
            columns: ["attribute_id"];
            isOneToOne: false;
            referencedRelation: "attributes";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "category_attributes_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
        ];
      };
      certificates: {
        Row: {
          created_at: string;
          id: string;
          image: string | null;
          issued_on: string | null;
          issuer: string;
          number: string | null;
          scope: string | null;
          slug: string;
          sort_order: number;
          title: string;
          translations: Json;
          updated_at: string;
          valid_until: string | null;
        };
        Insert: Inserted<Tables["certificates"]["Row"], "created_at" | "id" | "image" | "issued_on" | "number" | "scope" | "sort_order" | "translations" | "updated_at" | "valid_until">;
        Update: Partial<Tables["certificates"]["Insert"]>;
        Relationships: [];
      };
      change_rows: {
        Row: {
          after: Json | null;
          before: Json | null;
          change_id: string;
          follows: boolean;
          name: string | null;
          record: string;
          revision: number | null;
          table_name: string;
        };
        Insert: Inserted<Tables["change_rows"]["Row"], "after" | "before" | "follows" | "name" | "revision">;
        Update: Partial<Tables["change_rows"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "change_rows_change_id_fkey";
            columns: ["change_id"];
            isOneToOne: false;
            referencedRelation: "changes";
            referencedColumns: ["id"];
          },
        ];
      };
      changes: {
        Row: {
          details: Json;
          draft_of: string | null;
          drafted_by: string | null;
          due_at: string | null;
          id: string;
          kind: string;
          made_at: string;
          made_by: string | null;
          plan_id: string | null;
          reason: string | null;
          revision: number | null;
          state: string;
          summary: Json;
          title: string | null;
          undoes: string | null;
        };
        Insert: Inserted<Tables["changes"]["Row"], "details" | "draft_of" | "drafted_by" | "due_at" | "id" | "kind" | "made_at" | "made_by" | "plan_id" | "reason" | "revision" | "state" | "summary" | "title" | "undoes">;
        Update: Partial<Tables["changes"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "changes_plan_id_fkey";
            columns: ["plan_id"];
            isOneToOne: false;
            referencedRelation: "changes";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "changes_undoes_fkey";
            columns: ["undoes"];
            isOneToOne: false;
            referencedRelation: "changes";
            referencedColumns: ["id"];
          },
        ];
      };
      content_kinds: {
        Row: {
          address: string | null;
          kind: string;
          name_column: string;
          owner_column: string | null;
          owner_kind: string | null;
          place: number;
          slug_column: string;
          table_name: string;
        };
        Insert: Inserted<Tables["content_kinds"]["Row"], "address" | "owner_column" | "owner_kind", "place">;
        Update: Partial<Tables["content_kinds"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "content_kinds_owner_kind_fkey";
            columns: ["owner_kind"];
            isOneToOne: false;
            referencedRelation: "content_kinds";
            referencedColumns: ["kind"];
          },
        ];
      };
      content_revision: {
        Row: {
          changed_at: string;
          only_row: boolean;
          revision: number;
        };
        Insert: Inserted<Tables["content_revision"]["Row"], "changed_at" | "only_row" | "revision">;
        Update: Partial<Tables["content_revision"]["Insert"]>;
        Relationships: [];
      };
      content_tables: {
        Row: {
          derived_columns: string[];
          name_column: string | null;
          place: number;
          record_columns: string[];
          recorded_columns: string[] | null;
          table_name: string;
        };
        Insert: Inserted<Tables["content_tables"]["Row"], "derived_columns" | "name_column" | "record_columns" | "recorded_columns", "place">;
        Update: Partial<Tables["content_tables"]["Insert"]>;
        Relationships: [];
      };
      deploys: {
        Row: {
          accept_page_drop: boolean;
          built_revision: number | null;
          changed_count: number;
          changed_pages: string[];
          ends_roll_back: boolean;
          error: string | null;
          error_code: Database["public"]["Enums"]["release_check"] | null;
          finished_at: string | null;
          id: number;
          is_live: boolean;
          pages_done: number;
          pages_total: number | null;
          problems: Json;
          reason: string;
          release_kept: boolean;
          release_of: number | null;
          requested_at: string;
          requested_by: string | null;
          requests: number;
          revision: number;
          started_at: string | null;
          status: Database["public"]["Enums"]["deploy_status"];
        };
        Insert: Inserted<Tables["deploys"]["Row"], "accept_page_drop" | "built_revision" | "changed_count" | "changed_pages" | "ends_roll_back" | "error" | "error_code" | "finished_at" | "is_live" | "pages_done" | "pages_total" | "problems" | "release_kept" | "release_of" | "requested_at" | "requested_by" | "requests" | "started_at" | "status", "id">;
        Update: Partial<Tables["deploys"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "deploys_release_of_fkey";
            columns: ["release_of"];
            isOneToOne: false;
            referencedRelation: "deploys";
            referencedColumns: ["id"];
          },
        ];
      };
      documents: {
        Row: {
          brands: string[];
          categories: string[];
          created_at: string;
          file: Json;
          id: string;
          issued_on: string | null;
          key_pages: string | null;
          kind: string;
          language: string;
          products: string[];
          revision: string | null;
          slug: string;
          title: string;
          translations: Json;
          updated_at: string;
          valid_until: string | null;
        };
        Insert: Inserted<Tables["documents"]["Row"], "brands" | "categories" | "created_at" | "id" | "issued_on" | "key_pages" | "products" | "revision" | "translations" | "updated_at" | "valid_until">;
        Update: Partial<Tables["documents"]["Insert"]>;
        Relationships: [];
      };
      enquiries: {
        Row: {
          archived_at: string | null;
          assignee: string | null;
          budget: string | null;
          company: string | null;
          created_at: string;
          deadline: string | null;
          due_on: string | null;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          message: string | null;
          office_mailed_at: string | null;
          office_tried_at: string | null;
          outcome_reason: string | null;
          page: string | null;
          phone: string | null;
          product_id: string | null;
          product_name: string | null;
          project_name: string | null;
          project_type: string | null;
          read_at: string | null;
          reference: string;
          reminded_at: string | null;
          repeated_at: string | null;
          repeats: number;
          sender_key: string | null;
          status: Database["public"]["Enums"]["enquiry_status"];
          status_at: string | null;
          status_by: string | null;
          submission: string | null;
          timeline: string | null;
          visitor_mailed_at: string | null;
        };
        Insert: Inserted<Tables["enquiries"]["Row"], "archived_at" | "assignee" | "budget" | "company" | "created_at" | "deadline" | "due_on" | "id" | "message" | "office_mailed_at" | "office_tried_at" | "outcome_reason" | "page" | "phone" | "product_id" | "product_name" | "project_name" | "project_type" | "read_at" | "reference" | "reminded_at" | "repeated_at" | "repeats" | "sender_key" | "status" | "status_at" | "status_by" | "submission" | "timeline" | "visitor_mailed_at">;
        Update: Partial<Tables["enquiries"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "enquiries_assignee_fkey";
            columns: ["assignee"];
            isOneToOne: false;
            referencedRelation: "admins";
            referencedColumns: ["user_id"];
          },
          {
            foreignKeyName: "enquiries_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      enquiry_files: {
        Row: {
          bytes: number;
          enquiry_id: string;
          media_type: string;
          name: string;
          position: number;
          sha256: string;
        };
        Insert: Inserted<Tables["enquiry_files"]["Row"], never>;
        Update: Partial<Tables["enquiry_files"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "enquiry_files_enquiry_id_fkey";
            columns: ["enquiry_id"];
            isOneToOne: false;
            referencedRelation: "enquiries";
            referencedColumns: ["id"];
          },
        ];
      };
      enquiry_lines: {
        Row: {
          enquiry_id: string;
          model: string | null;
          note: string | null;
          position: number;
          product_id: string | null;
          product_name: string;
          quantity: number;
        };
        Insert: Inserted<Tables["enquiry_lines"]["Row"], "model" | "note" | "product_id">;
        Update: Partial<Tables["enquiry_lines"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "enquiry_lines_enquiry_id_fkey";
            columns: ["enquiry_id"];
            isOneToOne: false;
            referencedRelation: "enquiries";
            referencedColumns: ["id"];
          },
        ];
      };
      enquiry_mail: {
        Row: {
          addresses: string[];
          confirm_visitors: boolean;
          delivery: string;
          digest_at: string | null;
          failed_at: string | null;
          failure: string | null;
          only_row: boolean;
          promised_days: number;
          sent_at: string | null;
        };
        Insert: Inserted<Tables["enquiry_mail"]["Row"], "addresses" | "confirm_visitors" | "delivery" | "digest_at" | "failed_at" | "failure" | "only_row" | "promised_days" | "sent_at">;
        Update: Partial<Tables["enquiry_mail"]["Insert"]>;
        Relationships: [];
      };
      enquiry_notes: {
        Row: {
          author: string | null;
          body: string;
          created_at: string;
          enquiry_id: string;
          id: string;
        };
        Insert: Inserted<Tables["enquiry_notes"]["Row"], "author" | "created_at" | "id">;
        Update: Partial<Tables["enquiry_notes"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "enquiry_notes_enquiry_id_fkey";
            columns: ["enquiry_id"];
            isOneToOne: false;
            referencedRelation: "enquiries";
            referencedColumns: ["id"];
          },
        ];
      };
      import_mappings: {
        Row: {
          created_at: string;
          id: string;
          mapping: Json;
          name: string;
          updated_at: string;
        };
        Insert: Inserted<Tables["import_mappings"]["Row"], "created_at" | "id" | "updated_at">;
        Update: Partial<Tables["import_mappings"]["Insert"]>;
        Relationships: [];
      };
      last_backup: {
        Row: {
          bytes: number | null;
          failed_at: string | null;
          failure: string | null;
          installation: string;
          made_at: string | null;
          only_row: boolean;
        };
        Insert: Inserted<Tables["last_backup"]["Row"], "bytes" | "failed_at" | "failure" | "installation" | "made_at" | "only_row">;
        Update: Partial<Tables["last_backup"]["Insert"]>;
        Relationships: [];
      };
      members: {
        Row: {
          about: string | null;
          consent: boolean;
          created_at: string;
          id: string;
          image: string | null;
          name: string;
          position: string;
          slug: string;
          sort_order: number;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["members"]["Row"], "about" | "consent" | "created_at" | "id" | "image" | "sort_order" | "translations" | "updated_at">;
        Update: Partial<Tables["members"]["Insert"]>;
        Relationships: [];
      };
      pages: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          published: boolean;
          search_description: string | null;
          sections: Json;
          slug: string;
          title: string;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["pages"]["Row"], "body" | "created_at" | "id" | "published" | "search_description" | "sections" | "translations" | "updated_at">;
        Update: Partial<Tables["pages"]["Insert"]>;
        Relationships: [];
      };
      password_links: {
        Row: {
          created_at: string;
          created_by: string | null;
          expires_at: string;
          token_hash: string;
          user_id: string;
        };
        Insert: Inserted<Tables["password_links"]["Row"], "created_at" | "created_by">;
        Update: Partial<Tables["password_links"]["Insert"]>;
        Relationships: [];
      };
      people: {
        Row: {
          name: string;
          user_id: string;
        };
        Insert: Inserted<Tables["people"]["Row"], never>;
        Update: Partial<Tables["people"]["Insert"]>;
        Relationships: [];
      };
      preview_links: {
        Row: {
          ends_at: string;
          id: string;
          made_at: string;
          made_by: string | null;
          shows: string;
          token_hash: string;
        };
        Insert: Inserted<Tables["preview_links"]["Row"], "id" | "made_at" | "made_by">;
        Update: Partial<Tables["preview_links"]["Insert"]>;
        Relationships: [];
      };
      preview_place: {
        Row: {
          address: string | null;
          only_row: boolean;
        };
        Insert: Inserted<Tables["preview_place"]["Row"], "address" | "only_row">;
        Update: Partial<Tables["preview_place"]["Insert"]>;
        Relationships: [];
      };
      products: {
        Row: {
          availability: string;
          brand_id: string;
          category: string | null;
          category_id: string | null;
          created_at: string;
          description: string;
          featured: boolean;
          features: string[];
          id: string;
          images: Json;
          item_type: string;
          model: string | null;
          name: string;
          series_id: string | null;
          slug: string;
          specification_values: Json | null;
          specifications: Json;
          successor: string | null;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["products"]["Row"], "availability" | "category" | "category_id" | "created_at" | "featured" | "features" | "id" | "images" | "item_type" | "model" | "series_id" | "specification_values" | "specifications" | "successor" | "translations" | "updated_at">;
        Update: Partial<Tables["products"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "products_brand_id_fkey";
            columns: ["brand_id"];
            isOneToOne: false;
            referencedRelation: "brands";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "products_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "products_series_id_fkey";
            columns: ["series_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      projects: {
        Row: {
          certifications: string[];
          challenges: string[];
          client: string | null;
          created_at: string;
          description: string;
          duration: string | null;
          features: string[];
          gallery: string[];
          id: string;
          image: string | null;
          location: string;
          paragraphs: string[];
          results: string[];
          scope: string[];
          sector: string;
          slug: string;
          solutions: string[];
          sort_order: number;
          technologies: string[];
          title: string;
          translations: Json;
          updated_at: string;
          value: string | null;
          year: number | null;
        };
        Insert: Inserted<Tables["projects"]["Row"], "certifications" | "challenges" | "client" | "created_at" | "duration" | "features" | "gallery" | "id" | "image" | "paragraphs" | "results" | "scope" | "solutions" | "sort_order" | "technologies" | "translations" | "updated_at" | "value" | "year">;
        Update: Partial<Tables["projects"]["Insert"]>;
        Relationships: [];
      };
      redirects: {
        Row: {
          created_at: string;
          id: string;
          kind: string;
          old_slug: string;
          record_id: string;
        };
        Insert: Inserted<Tables["redirects"]["Row"], "created_at" | "id">;
        Update: Partial<Tables["redirects"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "redirects_of_a_kind";
            columns: ["kind"];
            isOneToOne: false;
            referencedRelation: "content_kinds";
            referencedColumns: ["kind"];
          },
        ];
      };
      retention: {
        Row: {
          enquiry_months: number;
          history_months: number;
          only_row: boolean;
        };
        Insert: Inserted<Tables["retention"]["Row"], "enquiry_months" | "history_months" | "only_row">;
        Update: Partial<Tables["retention"]["Insert"]>;
        Relationships: [];
      };
      review_links: {
        Row: {
          ends_at: string;
          for_whom: string;
          id: string;
          made_at: string;
          made_by: string | null;
          submittal_id: string;
          token_hash: string;
          withdrawn_at: string | null;
          withdrawn_by: string | null;
        };
        Insert: Inserted<Tables["review_links"]["Row"], "id" | "made_at" | "made_by" | "withdrawn_at" | "withdrawn_by">;
        Update: Partial<Tables["review_links"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "review_links_submittal_id_fkey";
            columns: ["submittal_id"];
            isOneToOne: false;
            referencedRelation: "submittals";
            referencedColumns: ["id"];
          },
        ];
      };
      role_permissions: {
        Row: {
          permission: string;
          role: string;
        };
        Insert: Inserted<Tables["role_permissions"]["Row"], never>;
        Update: Partial<Tables["role_permissions"]["Insert"]>;
        Relationships: [];
      };
      sectors: {
        Row: {
          case_studies: Json;
          created_at: string;
          description: string;
          features: string[];
          figures: Json;
          hint: string | null;
          icon: string;
          id: string;
          image: string | null;
          paragraphs: string[];
          projects_label: string | null;
          services: Json;
          slug: string;
          sort_order: number;
          title: string;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["sectors"]["Row"], "case_studies" | "created_at" | "features" | "figures" | "hint" | "id" | "image" | "paragraphs" | "projects_label" | "services" | "sort_order" | "translations" | "updated_at">;
        Update: Partial<Tables["sectors"]["Insert"]>;
        Relationships: [];
      };
      services: {
        Row: {
          created_at: string;
          deliverables: string[];
          icon: string;
          id: string;
          image: string | null;
          paragraphs: string[];
          scope: string[];
          slug: string;
          sort_order: number;
          standards: string[];
          summary: string;
          title: string;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["services"]["Row"], "created_at" | "deliverables" | "id" | "image" | "paragraphs" | "scope" | "sort_order" | "standards" | "translations" | "updated_at">;
        Update: Partial<Tables["services"]["Insert"]>;
        Relationships: [];
      };
      settings: {
        Row: {
          description: string | null;
          id: string;
          key: string;
          updated_at: string;
          value: Json;
        };
        Insert: Inserted<Tables["settings"]["Row"], "description" | "id" | "updated_at">;
        Update: Partial<Tables["settings"]["Insert"]>;
        Relationships: [];
      };
      setup_token: {
        Row: {
          created_at: string;
          only_row: boolean;
          token_hash: string;
        };
        Insert: Inserted<Tables["setup_token"]["Row"], "created_at" | "only_row">;
        Update: Partial<Tables["setup_token"]["Insert"]>;
        Relationships: [];
      };
      sign_up: {
        Row: {
          is_open: boolean;
          only_row: boolean;
        };
        Insert: Inserted<Tables["sign_up"]["Row"], "is_open" | "only_row">;
        Update: Partial<Tables["sign_up"]["Insert"]>;
        Relationships: [];
      };
      submittal_entries: {
        Row: {
          author: string | null;
          body: string | null;
          id: string;
          item: string;
          line: string | null;
          link_id: string | null;
          made_at: string;
          mark: string | null;
          page: number | null;
          reviewer: string | null;
          revision: number;
          submittal_id: string;
        };
        Insert: Inserted<Tables["submittal_entries"]["Row"], "author" | "body" | "id" | "line" | "link_id" | "made_at" | "mark" | "page" | "reviewer">;
        Update: Partial<Tables["submittal_entries"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "submittal_entries_link_id_fkey";
            columns: ["link_id"];
            isOneToOne: false;
            referencedRelation: "review_links";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submittal_entries_submittal_id_revision_item_fkey";
            columns: ["submittal_id","revision","item"];
            isOneToOne: false;
            referencedRelation: "submittal_items";
            referencedColumns: ["submittal_id","revision","key"];
          },
        ];
      };
      submittal_files: {
        Row: {
          sha256: string;
          submittal_id: string;
        };
        Insert: Inserted<Tables["submittal_files"]["Row"], never>;
        Update: Partial<Tables["submittal_files"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "submittal_files_submittal_id_fkey";
            columns: ["submittal_id"];
            isOneToOne: false;
            referencedRelation: "submittals";
            referencedColumns: ["id"];
          },
        ];
      };
      submittal_items: {
        Row: {
          content: Json;
          key: string;
          position: number;
          revision: number;
          since: number;
          submittal_id: string;
        };
        Insert: Inserted<Tables["submittal_items"]["Row"], never>;
        Update: Partial<Tables["submittal_items"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "submittal_items_submittal_id_revision_fkey";
            columns: ["submittal_id","revision"];
            isOneToOne: false;
            referencedRelation: "submittal_revisions";
            referencedColumns: ["submittal_id","number"];
          },
        ];
      };
      submittal_revisions: {
        Row: {
          bytes: number;
          dated: string;
          issued_at: string;
          issued_by: string | null;
          number: number;
          pages: number;
          purpose: string;
          remarks: string | null;
          sha256: string;
          submittal_id: string;
        };
        Insert: Inserted<Tables["submittal_revisions"]["Row"], "issued_at" | "issued_by" | "remarks">;
        Update: Partial<Tables["submittal_revisions"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "submittal_revisions_submittal_id_fkey";
            columns: ["submittal_id"];
            isOneToOne: false;
            referencedRelation: "submittals";
            referencedColumns: ["id"];
          },
        ];
      };
      submittals: {
        Row: {
          archived_at: string | null;
          client: string | null;
          consultant: string | null;
          contractor: string | null;
          enquiry_id: string | null;
          id: string;
          made_at: string;
          made_by: string | null;
          number: string;
          project: string;
          seen_at: string;
          tell_tried_at: string | null;
          told_at: string | null;
        };
        Insert: Inserted<Tables["submittals"]["Row"], "archived_at" | "client" | "consultant" | "contractor" | "enquiry_id" | "made_at" | "made_by" | "seen_at" | "tell_tried_at" | "told_at">;
        Update: Partial<Tables["submittals"]["Insert"]>;
        Relationships: [
          {
            foreignKeyName: "submittals_enquiry_id_fkey";
            columns: ["enquiry_id"];
            isOneToOne: false;
            referencedRelation: "enquiries";
            referencedColumns: ["id"];
          },
        ];
      };
      subscribers: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          mailed_at: string | null;
          page: string | null;
          sender_key: string | null;
        };
        Insert: Inserted<Tables["subscribers"]["Row"], "confirmed_at" | "created_at" | "id" | "mailed_at" | "page" | "sender_key">;
        Update: Partial<Tables["subscribers"]["Insert"]>;
        Relationships: [];
      };
      testimonials: {
        Row: {
          company: string | null;
          completion_year: number | null;
          created_at: string;
          id: string;
          name: string;
          position: string | null;
          project_value: string | null;
          quote: string;
          rating: number | null;
          slug: string;
          sort_order: number;
          translations: Json;
          updated_at: string;
        };
        Insert: Inserted<Tables["testimonials"]["Row"], "company" | "completion_year" | "created_at" | "id" | "position" | "project_value" | "rating" | "sort_order" | "translations" | "updated_at">;
        Update: Partial<Tables["testimonials"]["Insert"]>;
        Relationships: [];
      };
      unused_media: {
        Row: {
          bucket: string;
          name: string;
          since: string;
        };
        Insert: Inserted<Tables["unused_media"]["Row"], "bucket" | "since">;
        Update: Partial<Tables["unused_media"]["Insert"]>;
        Relationships: [];
      };
    };
    Views: {
      product_texts: {
        Row: {
          full_text: string | null;
          id: string | null;
          short_text: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      account_may_preview: {
        Args: {
          account: string;
        };
        Returns: boolean;
      };
      account_refusal: {
        Args: {
          of_sender?: string;
        };
        Returns: string;
      };
      add_content_kind: {
        Args: {
          address?: string;
          name_column?: string;
          new_kind: string;
          of_table: string;
          owner_column?: string;
          owner_kind?: string;
        };
        Returns: undefined;
      };
      add_review_marks: {
        Args: {
          marks: Json;
          reviewer: string;
          token: string;
        };
        Returns: Json;
      };
      apply_change: {
        Args: {
          leave_edited?: boolean;
          of_change: string;
        };
        Returns: Json;
      };
      apply_retention: {
        Args: never;
        Returns: undefined;
      };
      begin_change: {
        Args: {
          of_kind?: string;
          of_title?: string;
          of_undoes?: string;
        };
        Returns: string;
      };
      check_plan: {
        Args: {
          of_plan: string;
        };
        Returns: Json;
      };
      claim_deploy: {
        Args: never;
        Returns: Tables["deploys"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "deploys";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_setup: {
        Args: {
          token: string;
        };
        Returns: undefined;
      };
      columns_of_change: {
        Args: {
          comes_back: boolean;
          of_table: string;
        };
        Returns: {
          name: string;
          standard: string;
          value: string;
        }[];
      };
      confirm_subscription: {
        Args: {
          subscription: string;
        };
        Returns: boolean;
      };
      count_enquiries: {
        Args: {
          archived?: boolean;
        };
        Returns: {
          enquiries: number;
          status: Database["public"]["Enums"]["enquiry_status"];
        }[];
      };
      count_missing: {
        Args: never;
        Returns: {
          missing: string;
          product_count: number;
        }[];
      };
      count_products_by_category: {
        Args: never;
        Returns: {
          category_id: string;
          product_count: number;
        }[];
      };
      count_translations: {
        Args: {
          of_language: string;
        };
        Returns: {
          missing: number;
          outdated: number;
          records: number;
          table_name: string;
          translated: number;
        }[];
      };
      count_waiting_submittals: {
        Args: never;
        Returns: number;
      };
      create_password_link: {
        Args: {
          of_email: string;
        };
        Returns: string;
      };
      create_records_of_change: {
        Args: {
          comes_back: boolean;
          of_change: string;
          of_table: string;
        };
        Returns: undefined;
      };
      delete_enquiries: {
        Args: {
          enquiry_ids: string[];
        };
        Returns: number;
      };
      delete_person: {
        Args: {
          of_email: string;
        };
        Returns: number;
      };
      delete_records: {
        Args: {
          ids: string[];
          of_kind: string;
        };
        Returns: number;
      };
      delete_subscribers: {
        Args: {
          subscriber_ids: string[];
        };
        Returns: number;
      };
      deleted_records: {
        Args: never;
        Returns: {
          change_id: string;
          follows: boolean;
          kind: string;
          made_at: string;
          made_by: string;
          name: string;
          place: number;
          record: string;
        }[];
      };
      end_session: {
        Args: {
          session: string;
        };
        Returns: undefined;
      };
      enquiries_containing: {
        Args: {
          term: string;
        };
        Returns: Tables["enquiries"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "enquiries";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      expired_media: {
        Args: never;
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      export_person: {
        Args: {
          of_email: string;
        };
        Returns: Json;
      };
      fail_deploy: {
        Args: {
          code?: Database["public"]["Enums"]["release_check"];
          deploy_id: number;
          message: string;
        };
        Returns: undefined;
      };
      failed_plans: {
        Args: never;
        Returns: {
          build_error: string;
          drafted_by: string;
          drafts: number;
          due_at: string;
          failure: Json;
          id: string;
          incomplete: number;
          lists: number;
          live_at: string;
          made_at: string;
          made_by: string;
          records: number;
          revision: number;
          state: string;
          title: string;
          undone: boolean;
        }[];
      };
      files_to_store: {
        Args: {
          of_enquiry: string;
          sent: Json;
        };
        Returns: number[];
      };
      find_records: {
        Args: {
          apart: string[];
          exact: string[];
        };
        Returns: {
          detail: string;
          id: string;
          kind: string;
          name: string;
        }[];
      };
      finish_deploy: {
        Args: {
          changed_count?: number;
          changed_pages?: string[];
          deploy_id: number;
          problems?: Json;
          revision_built: number;
        };
        Returns: undefined;
      };
      forgotten_files: {
        Args: never;
        Returns: string[];
      };
      has_admin: {
        Args: never;
        Returns: boolean;
      };
      has_permission: {
        Args: {
          account: string;
          of_permission: string;
        };
        Returns: boolean;
      };
      has_session: {
        Args: never;
        Returns: boolean;
      };
      is_acceptable_password: {
        Args: {
          value: string;
        };
        Returns: boolean;
      };
      is_held: {
        Args: {
          ends_roll_back: boolean;
          release_of: number;
        };
        Returns: boolean;
      };
      is_record: {
        Args: {
          of_table: string;
        };
        Returns: string;
      };
      is_setup_token: {
        Args: {
          token: string;
        };
        Returns: boolean;
      };
      list_accounts: {
        Args: never;
        Returns: {
          created_at: string;
          email: string;
          name: string;
          permissions: string[];
          role: string;
          user_id: string;
        }[];
      };
      list_changes: {
        Args: {
          by_program?: boolean;
          of_kinds?: string[];
          of_person?: string;
          of_record?: string;
          of_table?: string;
          since?: string;
          until?: string;
        };
        Returns: {
          details: Json;
          drafted_by: string;
          id: string;
          kind: string;
          made_at: string;
          made_by: string;
          reason: string;
          revision: number;
          summary: Json;
          title: string;
          undone_at: string;
          undone_by: string;
        }[];
      };
      list_drafts: {
        Args: {
          of_plan?: string;
          of_table?: string;
        };
        Returns: {
          id: string;
          is_complete: boolean;
          is_gone: boolean;
          is_new: boolean;
          kind: string;
          made_at: string;
          made_by: string;
          name: string;
          plan_id: string;
          plan_title: string;
          record: string;
        }[];
      };
      list_planned_changes: {
        Args: {
          of_plan: string;
        };
        Returns: {
          id: string;
          kind: string;
          made_at: string;
          made_by: string;
          records: number;
          title: string;
        }[];
      };
      list_plans: {
        Args: never;
        Returns: {
          build_error: string;
          drafted_by: string;
          drafts: number;
          due_at: string;
          failure: Json;
          id: string;
          incomplete: number;
          lists: number;
          live_at: string;
          made_at: string;
          made_by: string;
          records: number;
          revision: number;
          state: string;
          title: string;
          undone: boolean;
        }[];
      };
      list_preview_links: {
        Args: {
          what: string;
        };
        Returns: {
          ends_at: string;
          id: string;
          made_at: string;
          made_by: string;
        }[];
      };
      list_redirects: {
        Args: never;
        Returns: {
          created_at: string;
          id: string;
          kind: string;
          old_slug: string;
          slug: string;
        }[];
      };
      list_sessions: {
        Args: never;
        Returns: {
          device: string;
          id: string;
          is_this: boolean;
          signed_in_at: string;
          used_at: string;
        }[];
      };
      list_submittals: {
        Args: {
          archived?: boolean;
          term?: string;
        };
        Returns: {
          approved: number;
          consultant: string;
          id: string;
          issued_at: string;
          items: number;
          marked_at: string;
          number: string;
          project: string;
          revision: number;
          to_revise: number;
          waits: boolean;
        }[];
      };
      list_translations: {
        Args: {
          in_name?: string;
          of_language: string;
          of_table?: string;
        };
        Returns: {
          missing: number;
          name: string;
          outdated: number;
          record: string;
          table_name: string;
          translated: number;
          undone: number;
          updated_at: string;
        }[];
      };
      list_trash: {
        Args: never;
        Returns: {
          change_id: string;
          counts: Json;
          deleted_at: string;
          deleted_by: string;
          kind: string;
          names: string[];
          records: number;
        }[];
      };
      make_preview_link: {
        Args: {
          days: number;
          what: string;
        };
        Returns: string;
      };
      make_review_link: {
        Args: {
          days: number;
          for_whom: string;
          of_submittal: string;
        };
        Returns: string;
      };
      mark_enquiries: {
        Args: {
          enquiry_ids: string[];
          is_archived?: boolean;
          is_read?: boolean;
        };
        Returns: number;
      };
      may: {
        Args: {
          permission: string;
        };
        Returns: boolean;
      };
      may_change_part: {
        Args: {
          of_plan: string;
        };
        Returns: boolean;
      };
      media_in_records: {
        Args: never;
        Returns: string[];
      };
      mend_references: {
        Args: {
          of_change: string;
          of_table: string;
        };
        Returns: undefined;
      };
      missing_product_ids: {
        Args: {
          what: string;
        };
        Returns: string[];
      };
      new_enquiry_reference: {
        Args: {
          letter: string;
        };
        Returns: string;
      };
      office_mail_done: {
        Args: {
          fresh: string[];
          late: string[];
          plans: string[];
          reviews?: string[];
          why?: string;
        };
        Returns: undefined;
      };
      older_release: {
        Args: never;
        Returns: number;
      };
      open_setup: {
        Args: {
          token: string;
        };
        Returns: undefined;
      };
      overtaken_rows: {
        Args: {
          of_change: string;
          of_table: string;
        };
        Returns: {
          follows: boolean;
          is_gone: boolean;
          name: string;
          record: string;
        }[];
      };
      own_rights: {
        Args: never;
        Returns: {
          permissions: string[];
          role: string;
        }[];
      };
      place_category: {
        Args: {
          below?: string;
          category_id: string;
          ordered_ids: string[];
        };
        Returns: undefined;
      };
      preview_of: {
        Args: {
          what: string;
          with_rows?: boolean;
        };
        Returns: {
          is_plan: boolean;
          name: string;
          rows: string;
          version: string;
        }[];
      };
      preview_subject: {
        Args: {
          what: string;
        };
        Returns: {
          name: string;
          plan_id: string;
        }[];
      };
      products_found: {
        Args: {
          apart: string[];
          everywhere?: boolean;
          exact: string[];
        };
        Returns: Tables["products"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "products";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      products_missing: {
        Args: {
          apart?: string[];
          exact?: string[];
          what: string;
        };
        Returns: Tables["products"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "products";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      products_with_specifications: {
        Args: {
          names: string[];
        };
        Returns: {
          id: string;
          name: string;
          specifications: Json;
        }[];
      };
      publish_due_plan: {
        Args: never;
        Returns: Json;
      };
      publish_newest: {
        Args: {
          accept_page_drop?: boolean;
          reason?: string;
        };
        Returns: Tables["deploys"]["Row"];
        SetofOptions: {
          from: "*";
          to: "deploys";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      publish_plan: {
        Args: {
          leave_out?: string[];
          of_plan: string;
          seen?: string[];
        };
        Returns: Json;
      };
      published_pages: {
        Args: never;
        Returns: {
          body: string;
          created_at: string;
          id: string;
          published: boolean;
          search_description: string;
          sections: Json;
          slug: string;
          title: string;
          translations: Json;
          updated_at: string;
        }[];
      };
      publishing_state: {
        Args: never;
        Returns: {
          deploy: Json;
          older_release: number;
          problems: Json;
          revision: number;
          waits: boolean;
        }[];
      };
      put_in_plan: {
        Args: {
          of_plan?: string;
          parts: string[];
        };
        Returns: undefined;
      };
      recently_edited: {
        Args: never;
        Returns: {
          edited_at: string;
          kind: string;
          name: string;
          record: string;
        }[];
      };
      record_changes_of: {
        Args: {
          derived_columns?: string[];
          name_column?: string;
          of_table: string;
          record_columns?: string[];
        };
        Returns: undefined;
      };
      records_in_use: {
        Args: {
          of_change: string;
          of_table: string;
        };
        Returns: {
          name: string;
          record: string;
        }[];
      };
      refuse_flood: {
        Args: {
          earlier: number;
          of_sender: string;
        };
        Returns: undefined;
      };
      refuse_many_bytes: {
        Args: {
          of_sender: string;
          sent: number;
        };
        Returns: undefined;
      };
      refuse_other_parts: {
        Args: {
          of_plan: string;
          seen: string[];
        };
        Returns: undefined;
      };
      reject_account: {
        Args: {
          account: string;
        };
        Returns: undefined;
      };
      remove_plan: {
        Args: {
          of_plan: string;
        };
        Returns: undefined;
      };
      reorder_featured_products: {
        Args: {
          item_ids: string[];
          of_brand: string;
        };
        Returns: undefined;
      };
      report_deploy: {
        Args: {
          deploy_id: number;
          done: number;
          total: number;
        };
        Returns: undefined;
      };
      report_releases: {
        Args: {
          deploy_ids: number[];
        };
        Returns: undefined;
      };
      request_deploy: {
        Args: {
          accept_page_drop?: boolean;
          reason?: string;
        };
        Returns: Tables["deploys"]["Row"];
        SetofOptions: {
          from: "*";
          to: "deploys";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      requeue_interrupted_deploys: {
        Args: never;
        Returns: undefined;
      };
      require: {
        Args: {
          permission: string;
        };
        Returns: undefined;
      };
      restore_deleted: {
        Args: {
          of_change: string;
          only_records?: string[];
        };
        Returns: number;
      };
      restore_version: {
        Args: {
          at_revision: number;
          of_record: string;
          of_table: string;
          only_columns?: string[];
        };
        Returns: Json;
      };
      review_by_link: {
        Args: {
          token: string;
        };
        Returns: Json;
      };
      review_link_of: {
        Args: {
          token: string;
        };
        Returns: Tables["review_links"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "review_links";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      reviewed_entries: {
        Args: {
          of_submittal: string;
        };
        Returns: Json;
      };
      reviewed_file: {
        Args: {
          of_sha256: string;
          token: string;
        };
        Returns: string;
      };
      save_draft: {
        Args: {
          after?: Json;
          before?: Json;
          content: Json;
          draft_name: string;
          of_record: string;
          of_table: string;
          replaces?: string;
        };
        Returns: string;
      };
      save_plan: {
        Args: {
          of_plan?: string;
          title: string;
        };
        Returns: string;
      };
      save_record: {
        Args: {
          draft?: string;
          of_record?: string;
          of_table: string;
          reason?: string;
          seen?: Json;
          wanted: Json;
        };
        Returns: Json;
      };
      save_settings: {
        Args: {
          changes: Json;
          draft?: string;
        };
        Returns: string[];
      };
      schedule_plan: {
        Args: {
          due?: string;
          of_plan: string;
          seen?: string[];
        };
        Returns: undefined;
      };
      session_end: {
        Args: {
          renewed: string;
          signed_in: string;
        };
        Returns: string;
      };
      set_category_attributes: {
        Args: {
          attribute_ids: string[];
          of_category: string;
        };
        Returns: undefined;
      };
      set_own_name: {
        Args: {
          name: string;
        };
        Returns: undefined;
      };
      show_release: {
        Args: {
          of_deploy: number;
        };
        Returns: Tables["deploys"]["Row"];
        SetofOptions: {
          from: "*";
          to: "deploys";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      shown_by_link: {
        Args: {
          token: string;
        };
        Returns: {
          ends_at: string;
          what: string;
        }[];
      };
      specification_medians: {
        Args: {
          except_product?: string;
          of_category: string;
        };
        Returns: {
          median: number;
          name: string;
          unit: string;
          uses: number;
        }[];
      };
      specification_names: {
        Args: never;
        Returns: {
          example: string;
          name: string;
          units: string[];
          uses: number;
        }[];
      };
      store_change_rows: {
        Args: {
          of_change: string;
          rows: Json;
        };
        Returns: undefined;
      };
      store_revision: {
        Args: {
          items: Json;
          of_submittal: string;
          revision: Json;
          submittal: Json;
        };
        Returns: number;
      };
      store_specification_values: {
        Args: {
          readings: Json;
        };
        Returns: number;
      };
      submit_enquiry: {
        Args: {
          enquiry: Json;
          from_page: string;
          of_sender: string;
          product_slug: string;
        };
        Returns: {
          files_to_store: number[];
          id: string;
          reference: string;
        }[];
      };
      subscribe: {
        Args: {
          address: string;
          by_mail?: boolean;
          from_page: string;
          of_sender: string;
        };
        Returns: string;
      };
      take_back_change: {
        Args: {
          leave_edited: boolean;
          of_change: string;
          only_records: string[];
        };
        Returns: Json;
      };
      take_office_mail: {
        Args: never;
        Returns: Json;
      };
      take_rows_of: {
        Args: {
          of_plan: string;
          parts: string[];
        };
        Returns: undefined;
      };
      take_visitor_mail: {
        Args: {
          of_enquiry: string;
        };
        Returns: Json;
      };
      undo_change: {
        Args: {
          leave_edited?: boolean;
          of_change: string;
          only_records?: string[];
        };
        Returns: Json;
      };
      use_password_link: {
        Args: {
          new_password: string;
          token: string;
        };
        Returns: string;
      };
      waiting_accounts: {
        Args: never;
        Returns: {
          id: string;
          is_over: boolean;
          sender: string;
        }[];
      };
      withdraw_preview_link: {
        Args: {
          link: string;
        };
        Returns: undefined;
      };
      withdraw_review_link: {
        Args: {
          link: string;
        };
        Returns: undefined;
      };
      word_patterns: {
        Args: {
          patterns: string[];
        };
        Returns: string[];
      };
    };
    Enums: {
      deploy_status: "queued" | "building" | "live" | "failed";
      enquiry_status: "new" | "in_work" | "quoted" | "won" | "lost" | "closed";
      release_check: "pages" | "links" | "page-drop";
    };
    CompositeTypes: { [_ in never]: never };
  };
};
