/// What ties a controller to those above and below it.
struct PresentationLinks {
  /// The controller that this one presents, kept alive.
  var presented: ViewController?
  /// The controller that presents this one.
  weak var presenter: ViewController?
  /// What presents this one, or will.
  var controller: PresentationController?

  var isEmpty: Bool { presented == nil && presenter == nil && controller == nil }
}

/// Who had a window's keys, weakly.
struct FocusMemory {
  weak var responder: Responder?
  weak var focused: View?
}
