import ResponderRuntime

extension Application {
  /// The inspector's class, or `nil` if the program is linked with no module that has one.
  private static var inspectorType: (any Inspecting.Type)? {
    ClassEntries.inspector as? any Inspecting.Type
  }

  /// Whether there is an inspector to open or to close.
  var canInspect: Bool { isInspectorEnabled && Self.inspectorType != nil }

  func openOrCloseInspector() {
    if let inspector = Inspection.observer { return inspector.close() }
    if isInspectorEnabled { Self.inspectorType?.open() }
  }

  /// Ends the touches of a window as cancelled once what is being handled is done.
  package func cancelTouchesSoon(in window: Window) { cancelTouchesNext(in: window) }
}
