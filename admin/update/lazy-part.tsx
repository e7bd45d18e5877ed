import { lazy, type ComponentType, type LazyExoticComponent } from "react";

type PropsOf<Component> = Component extends (props: infer Props, ...rest: never[]) => unknown ? Props & object : never;

/**
 * A part of a screen whose code is loaded when it is first shown. After an update of the administration that code may be gone:
 * then it renders nothing, or `Missing`, instead of an error that would replace the whole screen; UpdateOffer offers to reload.
 */
export function lazyPart<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  load: () => Promise<Module>,
  name: Name,
  Missing: ComponentType<PropsOf<Module[Name]>> = Nothing,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => {
    try {
      return { default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> };
    } catch (error) {
      console.error(`${name} could not be loaded`, error);
      return { default: Missing };
    }
  });
}

const Nothing = () => null;
