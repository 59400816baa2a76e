import ResponderPlatform

/// What a window asks of the desktop beside being shown, and what it was granted. Made for the first request.
@MainActor final class WindowRequests {
  var wishes = SurfaceWishes()
  var icon: Image?
  var iconName: String?
  var confinement: Rect?
  /// Whether a controller wants the pointer locked.
  var locksPointer = false
  var hasDesktopKeys = false
  var isPointerHeld = false
  /// The desktop let a pointer go that was held, and was not asked again since.
  var pointerWasTaken = false
  var pointerMotionHandler: ((Window.PointerMotion) -> Void)?

  /// Whether there is an icon of the window's own.
  var hasIcon: Bool { icon != nil || iconName != nil }
}

extension Window {
  /// What the window asks for, made where there is nothing yet.
  var ownRequests: WindowRequests {
    if let desktopRequests { return desktopRequests }
    let made = WindowRequests()
    desktopRequests = made
    return made
  }

  /// Tells the surface what the window asks for.
  func requestsDidChange() {
    guard let requests = desktopRequests else { return }
    requests.wishes.pointerHold =
      requests.locksPointer
      ? .locked
      : requests.confinement.map { rect in
        .confined(rect.intersection(bounds))
      }
    surface?.setWishes(requests.wishes)
  }

  /// The program wants the pointer held still: where the desktop has let it go, it is asked again.
  func pointerHoldWasWantedAgain() {
    guard let requests = desktopRequests, requests.pointerWasTaken, !requests.isPointerHeld else {
      return
    }
    requests.pointerWasTaken = false
    requests.wishes.pointerHoldRepeats += 1
    requestsDidChange()
  }

  /// Tells a new surface of it.
  func requestsForNewSurface() {
    wantsScreenOnDidChange()
    guard let requests = desktopRequests else { return }
    requestsDidChange()
    if requests.hasIcon { iconDidChange() }
  }

  /// The surface is gone, and with it what it was granted.
  func requestsAreOver() {
    guard let requests = desktopRequests else { return }
    setPointerIsHeld(false)
    requests.hasDesktopKeys = false
  }

  /// Asks for the screen to stay on, or no longer, as the program wants it.
  func wantsScreenOnDidChange() {
    let isWanted = application?.keepsScreenOn ?? false
    guard isWanted != desktopRequests?.wishes.keepsScreenOn ?? false else { return }
    ownRequests.wishes.keepsScreenOn = isWanted
    requestsDidChange()
  }

  func setPointerIsHeld(_ isHeld: Bool) {
    guard isHeld != desktopRequests?.isPointerHeld ?? false else { return }
    ownRequests.isPointerHeld = isHeld
    ownRequests.pointerWasTaken = !isHeld && ownRequests.wishes.pointerHold != nil
    application?.pointerHoldDidChange()
  }
}
