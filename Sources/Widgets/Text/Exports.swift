// Importing this module imports the modules that its public interface uses.
@_exported import WidgetsBase
@_exported import WindowResponder
