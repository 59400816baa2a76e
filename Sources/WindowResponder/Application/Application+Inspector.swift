extension Application {
  /// The inspector's class, of the module Widgets; nil in a program that does not link it. Looked for by its
  /// name when somebody first asks: nothing has to be registered when the program starts.
  private static let inspectorType = _typeByName("7Widgets9InspectorC") as? any Inspecting.Type

  /// Whether there is an inspector to open or to close.
  var canInspect: Bool { isInspectorEnabled && Self.inspectorType != nil }

  func openOrCloseInspector() {
    if let inspector = Inspection.observer { return inspector.close() }
    if isInspectorEnabled { Self.inspectorType?.open() }
  }

  /// Ends the touches of a window as cancelled once what is being handled is done.
  package func cancelTouchesSoon(in window: Window) { cancelTouchesNext(in: window) }
}
