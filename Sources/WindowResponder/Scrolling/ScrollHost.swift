/// What scroll views are shown in: a window.
@MainActor protocol ScrollHost: ViewHost {
  /// Which scroll view has the scrolling that goes on.
  var scrollLatch: ScrollLatch { get set }
}

extension View {
  /// What the view scrolls in; nil in no window.
  final var scrollHost: (any ScrollHost)? { ownWindow }
}
