/// What controllers are presented in: a window.
@MainActor protocol PresentationHost: ViewHost {
  /// The controller whose view fills the window.
  var rootViewController: ViewController? { get }
  /// What is presented above the root controller, from the bottom up.
  var presentations: [PresentationController] { get set }
  /// What is presented above everything else and covers the window; nil for nothing.
  var topPresentation: PresentationController? { get }
  /// The window's own title bar; nil where it has none.
  var titleBarView: View? { get }
}

extension View {
  /// What controllers are presented in above the view; nil in no window.
  final var presentationHost: (any PresentationHost)? { ownWindow }
}
