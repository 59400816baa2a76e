import ResponderRuntime

extension Application {
  /// The inspector's class, or `nil` if the program is linked with no module that has one.
  private static var inspectorType: (any Inspecting.Type)? {
    ClassEntries.inspector as? any Inspecting.Type
  }

  /// A Boolean value that indicates whether an inspector can be opened or closed.
  var canInspect: Bool { isInspectorEnabled && Self.inspectorType != nil }

  func openOrCloseInspector() {
    if let inspector = Inspection.observer { return inspector.close() }
    if isInspectorEnabled { Self.inspectorType?.open() }
  }

  /// Cancels the touches of a window after the current event.
  package func cancelTouchesSoon(in window: Window) { cancelTouchesNext(in: window) }
}
