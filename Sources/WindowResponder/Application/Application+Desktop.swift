import ResponderPlatform

/// What a desktop can do for a program beside showing its windows. Whatever it lacks does nothing.
public struct DesktopFeatures: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Programs raise one another's windows: ``Window/activationToken(forApplication:)``.
  public static let activation = DesktopFeatures(rawValue: 1 << 0)
  /// Windows have icons of their own: ``Window/icon``.
  public static let windowIcons = DesktopFeatures(rawValue: 1 << 1)
  /// The desktop knows of dialogs: ``Window/isModal``.
  public static let modalDialogs = DesktopFeatures(rawValue: 1 << 2)
  /// There is a bell: ``Application/ringBell(for:)``.
  public static let bell = DesktopFeatures(rawValue: 1 << 3)
  /// The screen can be kept on: ``Application/isIdleTimerDisabled``.
  public static let idleTimer = DesktopFeatures(rawValue: 1 << 4)
  /// Windows can get the desktop's own keys: ``Window/takesDesktopKeys``.
  public static let desktopKeys = DesktopFeatures(rawValue: 1 << 5)
  /// The pointer can be locked and confined: ``ViewController/prefersPointerLocked``.
  public static let pointerLock = DesktopFeatures(rawValue: 1 << 6)
  /// Windows can belong to the screen, as panels do: ``Window/role-swift.property``. Without it they are
  /// ordinary windows.
  public static let layerWindows = DesktopFeatures(rawValue: 1 << 7)
  /// Menus are shown outside of windows: ``Application/exportsMenus``. A desktop that can be told of them may
  /// yet show them nowhere, see ``Application/desktopShowsMenus``.
  public static let exportedMenus = DesktopFeatures(rawValue: 1 << 8)

  /// The desktop keeps where windows are from one run of a program to the next: those that have a
  /// `restorationIdentifier`, where the program's state is kept. See the article Coming back as it was.
  public static let windowPlaces = DesktopFeatures(rawValue: 1 << 9)

  init(_ offers: DisplayOffers) { self.init(rawValue: offers.rawValue) }
}

extension Application {
  /// What the desktop can do for the program. Empty before the program is connected to it.
  public final var desktopFeatures: DesktopFeatures {
    display.map { DesktopFeatures($0.offers) } ?? []
  }

  /// Rings the desktop's bell, as for a key that does nothing here: a sound, or a flash, as the user has it.
  ///
  /// Needs ``DesktopFeatures/bell`` (`xdg_system_bell_v1`).
  ///
  /// - Parameter window: The window that it is about; nil for the whole program.
  public final func ringBell(for window: Window? = nil) {
    display?.ringBell(for: window?.surface)
  }

  /// Whether the screen stays on while a window of the program is seen: for what is watched without a touch.
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

  /// Has the desktop open an address with another program, which may raise its window.
  final func handOver(_ address: String, _ completion: @escaping @MainActor (Bool) -> Void) {
    withActivationToken { [programContext] token in
      programContext.openAddress(address, token: token, completion)
    }
  }

  /// How long the desktop may take to give a token, in seconds.
  private static let tokenPatience = 1.0

  /// Gets a token of the key window's for a program that is started; nil where the desktop gives none in
  /// time.
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

  /// Raises the program's first window, where what started the program has asked for that.
  final func raiseFirstWindow() {
    guard let token = extras.startupToken else { return }
    extras.startupToken = nil
    (keyWindow ?? windows.last(where: \.canBecomeKey))?.activate(withToken: token)
  }

  final var keepsScreenOn: Bool { extras.isIdleTimerDisabled }

  final func pointerHoldDidChange() {
    ProgramNews.tell(.pointerLockStateDidChange, from: scenes.windowScene)
  }

  package func sessionDidBegin(_ id: String) { extras.stateKeeper?.places.didBegin(id) }

  package func sessionWasTaken() { extras.stateKeeper?.places.wasTaken() }

  package func surface(_ surface: any Surface, didChangeDesktopKeys hasThem: Bool) {
    window(for: surface)?.desktopRequests?.hasDesktopKeys = hasThem
  }

  package func surface(_ surface: any Surface, didChangePointerHold isHeld: Bool) {
    queue.append(
      .system { [weak self] in self?.window(for: surface)?.setPointerIsHeld(isHeld) })
  }

  package func surface(_ surface: any Surface, pointerMovedBy motion: HeldPointerMotion) {
    inputCame()
    queue.append(
      .system { [weak self] in
        guard let handler = self?.window(for: surface)?.pointerMotionHandler else { return }
        handler(
          Window.PointerMotion(
            delta: motion.delta, unacceleratedDelta: motion.unaccelerated,
            timestamp: motion.timestamp))
      })
  }
}
