// Importing this module imports the modules that its public interface uses.
@_exported import WindowResponder
