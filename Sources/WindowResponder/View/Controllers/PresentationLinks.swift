import ResponderRuntime

/// The links of a controller to those above and below it.
struct PresentationLinks {
  /// The controller that this one presents. It is held strongly.
  var presented: ViewController?
  /// The controller that presents this one.
  @BackLink var presenter: ViewController?
  /// The presentation controller of this one.
  var controller: PresentationController?

  var isEmpty: Bool { presented == nil && presenter == nil && controller == nil }
}

/// A record of a window's first responder and focused view, which are held weakly.
struct FocusMemory {
  @BackLink var responder: Responder?
  @BackLink var focused: View?
}
