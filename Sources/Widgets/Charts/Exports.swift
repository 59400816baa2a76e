// Importing this module imports the modules that its public interface uses.
@_exported import WidgetsControls
@_exported import WindowResponder
