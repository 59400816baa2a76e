/// An object in which controllers are presented: a window.
@MainActor protocol PresentationHost: ViewHost {
  /// The controller whose view fills the window.
  var rootViewController: ViewController? { get }
  /// The presentations above the root controller, from the bottom up.
  var presentations: [PresentationController] { get set }
  /// The topmost presentation that covers the window, or `nil` if there is none.
  var topPresentation: PresentationController? { get }
  /// The window's own title bar, or `nil` if it has none.
  var titleBarView: View? { get }
}

extension View {
  /// The host of presentations above the view, or `nil` outside a window.
  final var presentationHost: (any PresentationHost)? { ownWindow }
}
