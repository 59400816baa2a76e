/// How a controller is presented. The values are those of `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// It covers the window below its title bar; what is below leaves the window.
  case fullScreen = 0
  /// A sheet over most of the window.
  case pageSheet = 1
  /// A smaller sheet in the middle of the window.
  case formSheet = 2
  /// It covers the view of the nearest controller that ``ViewController/definesPresentationContext``,
  /// which leaves the window.
  case currentContext = 3
  /// The controller brings its own: the base class's ``PresentationController``, which leaves what is
  /// below where it is.
  case custom = 4
  /// It covers the window below its title bar; what is below shines through where it lets it.
  case overFullScreen = 5
  /// It covers the view of the nearest controller that ``ViewController/definesPresentationContext``.
  case overCurrentContext = 6
  /// A bubble with an arrow to where it belongs.
  case popover = 7
  /// No style: to say that nothing is to be changed. It is presented as `automatic` is.
  case none = -1
  /// What suits most: a page sheet.
  case automatic = -2
}

/// How a controller that is presented comes and goes. The values are those of
/// `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  /// It comes up from the bottom.
  case coverVertical = 0
  /// It turns; without depth on screen that is a cross dissolve.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// It is laid bare; that is a cross dissolve too.
  case partialCurl = 3
}

extension ModalPresentationStyle {
  /// Makes what presents a controller in this style.
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

  /// Whether the presented view covers a context and not all of the window.
  var isOverContext: Bool { self == .currentContext || self == .overCurrentContext }
}
