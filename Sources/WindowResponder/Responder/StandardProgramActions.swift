// The actions of the commands Close, Quit and Inspect, which every program has.

/// An object that implements ``Selector/performClose``.
@preconcurrency @MainActor public protocol PerformCloseAction: AnyObject {
  /// Closes the frontmost window or page, after asking whether it may close.
  func performClose(_ sender: Any?)
}

/// An object that implements ``Selector/terminate``.
@preconcurrency @MainActor public protocol TerminateAction: AnyObject {
  /// Quits the application, after asking whether it may terminate.
  func terminate(_ sender: Any?)
}

/// An object that implements ``Selector/toggleInspector``.
@preconcurrency @MainActor public protocol ToggleInspectorAction: AnyObject {
  /// Opens or closes the inspector of the program.
  func toggleInspector(_ sender: Any?)
}

extension Selector {
  /// The action that closes the frontmost window, which Ctrl+W sends. Every window implements it.
  ///
  /// A responder that conforms to ``PerformCloseAction`` performs it instead, for example to close one of its
  /// pages.
  public static let performClose = Selector(
    "performClose:", on: (any PerformCloseAction).self
  ) { $0.performClose($1) }
  /// The action that quits the application, which Ctrl+Q sends. The application implements it.
  public static let terminate = Selector(
    "terminate:", on: (any TerminateAction).self
  ) { $0.terminate($1) }
  /// The action that opens or closes the inspector, which Ctrl+Shift+I sends. The application implements it.
  public static let toggleInspector = Selector(
    "toggleInspector:", on: (any ToggleInspectorAction).self
  ) { $0.toggleInspector($1) }
}
