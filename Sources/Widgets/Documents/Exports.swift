// Importing this module imports the modules that its public interface uses.
@_exported import WidgetsLists
@_exported import WidgetsText
@_exported import WindowResponder
