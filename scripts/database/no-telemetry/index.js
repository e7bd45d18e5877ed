throw new Error("No telemetry is installed. Set DO_NOT_TRACK=1, as npm start does.");
