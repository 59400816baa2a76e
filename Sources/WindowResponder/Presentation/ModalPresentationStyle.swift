/// The styles of a presentation. The values are those of `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// The view covers the window below its title bar. The views below it are removed from the window.
  case fullScreen = 0
  /// A sheet over most of the window.
  case pageSheet = 1
  /// A smaller sheet in the center of the window.
  case formSheet = 2
  /// The view covers that of the nearest controller with ``ViewController/definesPresentationContext``, which
  /// is removed from the window.
  case currentContext = 3
  /// A custom presentation controller. The default is the base class ``PresentationController``, which does
  /// not remove the views below.
  case custom = 4
  /// The view covers the window below its title bar. The views below it stay visible through transparent
  /// parts.
  case overFullScreen = 5
  /// The view covers that of the nearest controller with ``ViewController/definesPresentationContext``.
  case overCurrentContext = 6
  /// A popover with an arrow to its source.
  case popover = 7
  /// No style. As the result of a delegate, it means no change. A controller with this style is presented as
  /// with ``automatic``.
  case none = -1
  /// The default style, which is a page sheet.
  case automatic = -2
}

/// The transitions of a presentation. The values are those of `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  /// The view moves up from the bottom.
  case coverVertical = 0
  /// The view flips. Without 3D transforms, this is a cross dissolve.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// The view is uncovered by a page curl, which is drawn as a cross dissolve.
  case partialCurl = 3
}

extension ModalPresentationStyle {
  /// Creates a presentation controller of this style.
  @MainActor func makeController(presenting controller: ViewController) -> PresentationController {
    switch self {
    case .pageSheet, .formSheet, .automatic, .none:
      return SheetPresentationController(presentedViewController: controller, presenting: nil)
    case .popover:
      return PopoverPresentationController(presentedViewController: controller, presenting: nil)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      return PresentationController(presentedViewController: controller, presenting: nil)
    }
  }

  /// A Boolean value that indicates whether the presenting view stays visible behind the presented one, which
  /// the program may make smaller.
  var isOverPresenter: Bool {
    self == .custom || self == .overFullScreen || self == .overCurrentContext
  }
  /// A Boolean value that indicates whether the presented view covers a context, and not the whole window.
  var isOverContext: Bool { self == .currentContext || self == .overCurrentContext }
}
