/// The container of scroll views: a window.
@MainActor protocol ScrollHost: ViewHost {
  /// The scroll view that receives the scrolling in progress.
  var scrollLatch: ScrollLatch { get set }
}

extension View {
  /// The window that the view scrolls in, or `nil` if it is in no window.
  final var scrollHost: (any ScrollHost)? { ownWindow }
}
