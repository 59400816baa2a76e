// The actions of the commands Close, Quit and Inspect, which every program has.

/// Implements ``Selector/performClose``.
@preconcurrency @MainActor public protocol PerformCloseAction: AnyObject {
  /// Closes what is in front, after asking whether it may.
  func performClose(_ sender: Any?)
}

/// Implements ``Selector/terminate``.
@preconcurrency @MainActor public protocol TerminateAction: AnyObject {
  /// Ends the program, after asking whether it may.
  func terminate(_ sender: Any?)
}

/// Implements ``Selector/toggleInspector``.
@preconcurrency @MainActor public protocol ToggleInspectorAction: AnyObject {
  /// Opens the inspector of the program, or closes it.
  func toggleInspector(_ sender: Any?)
}

extension Selector {
  /// Closes what is in front: what Ctrl+W sends. Every window performs it.
  ///
  /// A responder that conforms to ``PerformCloseAction`` takes it, for a page of its own for instance.
  public static let performClose = Selector(
    "performClose:", on: (any PerformCloseAction).self
  ) { $0.performClose($1) }
  /// Ends the program: what Ctrl+Q sends. The application performs it.
  public static let terminate = Selector(
    "terminate:", on: (any TerminateAction).self
  ) { $0.terminate($1) }
  /// Opens the inspector, or closes it: what Ctrl+Shift+I sends. The application performs it.
  public static let toggleInspector = Selector(
    "toggleInspector:", on: (any ToggleInspectorAction).self
  ) { $0.toggleInspector($1) }
}
