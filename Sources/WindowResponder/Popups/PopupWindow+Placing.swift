import ResponderPlatform

extension PopupWindow {
  /// The positioner as the display gets it.
  ///
  /// A display keeps popups on the screen, as far as it is asked to; weston 10 does not. So none is
  /// asked to be larger than the screen, and where the program knows how its window lies on the
  /// screen, for it fills that, it asks for a place on it.
  var toldPositioner: PopupPositioner {
    var told = positioner
    told.size = told.size.limited(to: screenSize)
    guard owner.fillsScreen else { return told }
    let placement = PopupPlacement(
      positioner: told, parentOrigin: (parent as? PopupWindow)?.originInOwner ?? .zero,
      screen: owner.bounds)
    let place = placement.frame
    if place == placement.wish { return told }
    return PopupPositioner(
      size: place.size, anchorRect: Rect(x: 0, y: 0, width: 1, height: 1), anchor: .topLeft,
      gravity: .bottomRight,
      adjustment: told.adjustment.subtracting([.flipX, .flipY]),
      offset: Vector(dx: place.minX, dy: place.minY))
  }

  /// The width of the widest screen and the height of the highest; infinite where none is known.
  private var screenSize: Size {
    let sizes = owner.screenSizes
    return Size(
      width: sizes.map(\.width).max() ?? .infinity, height: sizes.map(\.height).max() ?? .infinity)
  }
}

extension Window {
  /// The part of a screen's width and height that a window has at least that fills it, but for panels.
  private static let fillingPart = 0.8

  /// Whether nothing of the screen is beside the window, but for panels.
  ///
  /// Tiling desktops call every window maximised, so that its size has to fit too.
  fileprivate var fillsScreen: Bool {
    if desktopState.contains(.fullscreen) { return true }
    let size = bounds.size
    return desktopState.contains(.maximized)
      && screenSizes.contains {
        size.width >= $0.width * Self.fillingPart && size.height >= $0.height * Self.fillingPart
      }
  }

  /// The sizes of the screens that have told theirs.
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
