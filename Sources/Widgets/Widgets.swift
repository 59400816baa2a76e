// The umbrella of the modules beside it: importing this module imports all of them.
@_exported import DesktopServices
@_exported import WidgetsBase
@_exported import WidgetsCharts
@_exported import WidgetsColumns
@_exported import WidgetsContainers
@_exported import WidgetsControls
@_exported import WidgetsDocuments
@_exported import WidgetsFields
@_exported import WidgetsInspector
@_exported import WidgetsItems
@_exported import WidgetsLists
@_exported import WidgetsText
@_exported import WidgetsWindowBars
@_exported import WindowResponder
