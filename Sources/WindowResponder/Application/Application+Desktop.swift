import ResponderPlatform
import ResponderRuntime

/// The features of a desktop beyond showing windows. Using a feature that the desktop lacks has no effect.
public struct DesktopFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Applications activate each other's windows: ``Window/activationToken(forApplication:)``.
  public static let activation = DesktopFeatures(rawValue: 1 << 0)
  /// Windows have their own icons: ``Window/icon``.
  public static let windowIcons = DesktopFeatures(rawValue: 1 << 1)
  /// The desktop supports modal dialogs: ``Window/isModal``.
  public static let modalDialogs = DesktopFeatures(rawValue: 1 << 2)
  /// The desktop has a bell: ``Application/ringBell(for:)``.
  public static let bell = DesktopFeatures(rawValue: 1 << 3)
  /// The desktop can keep the screen on: ``Application/isIdleTimerDisabled``.
  public static let idleTimer = DesktopFeatures(rawValue: 1 << 4)
  /// Windows can receive the desktop's keyboard shortcuts: ``Window/takesDesktopKeys``.
  public static let desktopKeys = DesktopFeatures(rawValue: 1 << 5)
  /// The pointer can be locked and confined: ``AdaptiveController/prefersPointerLocked``.
  public static let pointerLock = DesktopFeatures(rawValue: 1 << 6)
  /// Windows can be layers of the screen, as panels are: ``Window/role-swift.property``. Without this feature
  /// they are ordinary windows.
  public static let layerWindows = DesktopFeatures(rawValue: 1 << 7)
  /// Applications export their menus: `Application.exportsMenus` of `DesktopServices`. A desktop that accepts
  /// menus may show them nowhere, see `Application.desktopShowsMenus`.
  public static let exportedMenus = DesktopFeatures(rawValue: 1 << 8)

  /// The desktop restores the positions of windows when the program runs again. That concerns windows with a
  /// `restorationIdentifier` if the program's state is saved. See <doc:RestoringState>.
  public static let windowPositions = DesktopFeatures(rawValue: 1 << 9)
  /// The former name of ``windowPositions``.
  @available(*, deprecated, renamed: "windowPositions")
  public static var windowPlaces: DesktopFeatures { windowPositions }

  init(_ offers: DisplayOffers) { self.init(rawValue: offers.rawValue) }
}

extension Application {
  /// The features of the desktop. Empty before the application is connected to it.
  public final var desktopFeatures: DesktopFeatures {
    display.map { DesktopFeatures($0.offers) } ?? []
  }

  /// Rings the desktop's bell, for example for a key without effect. The user's settings select a sound or a
  /// flash.
  ///
  /// Needs ``DesktopFeatures/bell`` (`xdg_system_bell_v1`).
  ///
  /// - Parameter window: The window that the bell concerns, or `nil` for the whole application.
  public final func ringBell(for window: Window? = nil) {
    display?.ringBell(for: window?.surface)
  }

  /// A Boolean value that indicates whether the screen stays on while a window of the application is visible.
  /// Set it for content that is watched without input. The default is `false`.
  ///
  /// Needs ``DesktopFeatures/idleTimer`` (`zwp_idle_inhibit_manager_v1`). Follows
  /// `UIApplication.isIdleTimerDisabled`.
  public final var isIdleTimerDisabled: Bool {
    get { extras.isIdleTimerDisabled }
    set {
      extras.isIdleTimerDisabled = newValue
      for window in windows { window.wantsScreenOnDidChange() }
    }
  }

  /// Opens a URL in another program through the desktop, with an activation token for that program's
  /// window.
  final func handOver(_ address: String, _ completion: @escaping @MainActor (Bool) -> Void) {
    withActivationToken { [programContext] token in
      programContext.openAddress(address, token: token, completion)
    }
  }

  /// The longest time to wait for an activation token from the desktop, in seconds.
  private static let tokenPatience = 1.0

  /// Requests an activation token of the key window for a program that is started. If the desktop sends none
  /// in time, or supports none, `body` receives `nil`.
  final func withActivationToken(_ body: @escaping (String?) -> Void) {
    guard let surface = keyWindow?.surface, desktopFeatures.contains(.activation) else {
      return body(nil)
    }
    var waiting: ((String?) -> Void)? = body
    func answer(_ token: String?) {
      let body = waiting
      waiting = nil
      body?(token)
    }
    let timer = ClockTimer.scheduledTimer(withTimeInterval: Self.tokenPatience) { _ in answer(nil) }
    surface.requestActivationToken(for: nil) { token in
      timer.invalidate()
      answer(token)
    }
  }

  /// Activates the first window with the activation token from the start of the program. Without a token,
  /// nothing happens.
  final func raiseFirstWindow() {
    guard let token = extras.startupToken else { return }
    extras.startupToken = nil
    (keyWindow ?? windows.last(where: \.canBecomeKey))?.activate(withToken: token)
  }

  final var keepsScreenOn: Bool { extras.isIdleTimerDisabled }

  final func pointerHoldDidChange() {
    ProgramNotifications.tell(.pointerLockStateDidChange, from: scenes.windowScene)
  }

  package func sessionDidBegin(_ id: String) { extras.stateRestorer?.windowPositions.didBegin(id) }

  package func sessionWasTaken() { extras.stateRestorer?.windowPositions.wasTaken() }

  package func surface(_ surface: any Surface, didChangeDesktopKeys hasThem: Bool) {
    window(for: surface)?.desktopRequests?.hasDesktopKeys = hasThem
  }

  package func surface(_ surface: any Surface, didChangePointerHold isHeld: Bool) {
    appendAfterKeys { [link = BackLink(self)] in
      link.target?.window(for: surface)?.setPointerIsHeld(isHeld)
    }
  }

  package func surface(_ surface: any Surface, pointerMovedBy motion: HeldPointerMotion) {
    inputCame()
    appendAfterKeys { [link = BackLink(self)] in
      guard let handler = link.target?.window(for: surface)?.pointerMotionHandler else { return }
      handler(
        Window.PointerMotion(
          delta: motion.delta, unacceleratedDelta: motion.unaccelerated,
          timestamp: motion.timestamp))
    }
  }
}
