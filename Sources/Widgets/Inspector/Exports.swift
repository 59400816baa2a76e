// Importing this module imports the modules that its public interface uses.
@_exported import WidgetsColumns
@_exported import WidgetsContainers
@_exported import WidgetsFields
@_exported import WidgetsWindowBars
@_exported import WindowResponder
