import ResponderPlatform

/// The requests of a window to the desktop, and their results. Created for the first request.
@MainActor final class WindowRequests {
  var surfaceRequests = SurfaceRequests()
  var icon: Image?
  var iconName: String?
  var confinement: Rect?
  /// A Boolean value that indicates whether a controller prefers the pointer locked.
  var locksPointer = false
  var hasDesktopKeys = false
  var isPointerHeld = false
  /// A Boolean value that indicates whether the compositor has released the pointer, and the request was not
  /// repeated since.
  var pointerWasTaken = false
  var pointerMotionHandler: ((Window.PointerMotion) -> Void)?

  /// A Boolean value that indicates whether the window has an icon of its own.
  var hasIcon: Bool { icon != nil || iconName != nil }
}

extension Window {
  /// The window's requests. Created on first access.
  var ownRequests: WindowRequests {
    if let desktopRequests { return desktopRequests }
    let made = WindowRequests()
    desktopRequests = made
    return made
  }

  /// Sends the window's requests to the surface.
  func requestsDidChange() {
    guard let requests = desktopRequests else { return }
    requests.surfaceRequests.pointerHold =
      requests.locksPointer
      ? .locked
      : requests.confinement.map { rect in
        .confined(rect.intersection(bounds))
      }
    surface?.setRequests(requests.surfaceRequests)
  }

  /// Repeats the request for a pointer lock or confinement if the compositor has released the pointer.
  func pointerHoldWasWantedAgain() {
    guard let requests = desktopRequests, requests.pointerWasTaken, !requests.isPointerHeld else {
      return
    }
    requests.pointerWasTaken = false
    requests.surfaceRequests.pointerHoldRepeats += 1
    requestsDidChange()
  }

  /// Sends the window's requests to a new surface.
  func requestsForNewSurface() {
    wantsScreenOnDidChange()
    guard let requests = desktopRequests else { return }
    requestsDidChange()
    if requests.hasIcon { iconDidChange() }
  }

  /// Resets the results of requests when the surface was destroyed.
  func requestsAreOver() {
    guard let requests = desktopRequests else { return }
    setPointerIsHeld(false)
    requests.hasDesktopKeys = false
  }

  /// Updates the request to keep the screen on, after a change of the application's setting.
  func wantsScreenOnDidChange() {
    let isWanted = application?.keepsScreenOn ?? false
    guard isWanted != desktopRequests?.surfaceRequests.keepsScreenOn ?? false else { return }
    ownRequests.surfaceRequests.keepsScreenOn = isWanted
    requestsDidChange()
  }

  func setPointerIsHeld(_ isHeld: Bool) {
    guard isHeld != desktopRequests?.isPointerHeld ?? false else { return }
    ownRequests.isPointerHeld = isHeld
    ownRequests.pointerWasTaken = !isHeld && ownRequests.surfaceRequests.pointerHold != nil
    application?.pointerHoldDidChange()
  }
}
