import ResponderPlatform

extension PopupWindow {
  /// The positioner that is sent to the display.
  ///
  /// A display keeps popups on the screen as far as the positioner permits it, but weston 10 does not.
  /// Therefore, no popup is larger than the screen. If the window fills the screen, its position on the
  /// screen is known, and the popup has a position on the screen.
  var toldPositioner: PopupPositioner {
    var told = positioner
    told.size = told.size.limited(to: screenSize)
    guard owner.fillsScreen else { return told }
    let placement = PopupPlacement(
      positioner: told, parentOrigin: (parent as? PopupWindow)?.originInOwner ?? .zero,
      screen: owner.bounds)
    let place = placement.frame
    if place == placement.preferredFrame { return told }
    return PopupPositioner(
      size: place.size, anchorRect: Rect(x: 0, y: 0, width: 1, height: 1), anchor: .topLeft,
      gravity: .bottomRight,
      adjustment: told.adjustment.subtracting([.flipX, .flipY]),
      offset: Vector(dx: place.minX, dy: place.minY))
  }

  /// The largest width and the largest height of all screens. If none is known, they are infinite.
  private var screenSize: Size {
    let sizes = owner.screenSizes
    return Size(
      width: sizes.map(\.width).max() ?? .infinity, height: sizes.map(\.height).max() ?? .infinity)
  }
}

extension Window {
  /// The smallest part of a screen's width and height that a window covers which fills it except for panels.
  private static let fillingPart = 0.8

  /// A Boolean value that indicates whether the window fills the screen except for panels.
  ///
  /// Tiling desktops report every window as maximized, so that its size is compared too.
  fileprivate var fillsScreen: Bool {
    if desktopState.contains(.fullscreen) { return true }
    let size = bounds.size
    return desktopState.contains(.maximized)
      && screenSizes.contains {
        size.width >= $0.width * Self.fillingPart && size.height >= $0.height * Self.fillingPart
      }
  }

  /// The known sizes of the screens.
  fileprivate var screenSizes: [Size] {
    (application?.programContext.display?.outputs ?? []).map(\.frame.size).filter {
      $0.width > 0 && $0.height > 0
    }
  }
}

extension Size {
  fileprivate func limited(to limit: Size) -> Size {
    Size(width: min(width, limit.width), height: min(height, limit.height))
  }
}
