import ResponderBus

/// An object that observes the user's desktop settings through the settings portal.
///
/// GNOME, KDE and other desktops have this portal (`org.freedesktop.portal.Settings`). Without a portal, or
/// with one that never answers, nothing changes.
@MainActor package final class DesktopSettings {
  package static let portal = "org.freedesktop.portal.Desktop"
  package static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"

  private let bus: BusConnection
  private let apply: (SystemAppearance) -> Void
  private var values = DesktopSettingValues()
  private var subscriptions: [BusSubscription] = []
  /// Called once, when the first answer of the portal has arrived, or cannot arrive any more.
  private var onFirstAnswer: (() -> Void)?

  /// Creates an object that reads the settings, and calls a closure with the appearance, now and after each
  /// change.
  init(
    bus: BusConnection, onFirstAnswer: @escaping () -> Void = {},
    apply: @escaping (SystemAppearance) -> Void
  ) {
    self.bus = bus
    self.onFirstAnswer = onFirstAnswer
    self.apply = apply
    subscriptions = [
      bus.subscribe(to: member("SettingChanged")) { [weak self] in self?.settingChanged($0) },
      // A portal that was restarted may have missed a change.
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: Self.portal) {
        [weak self] signal in
        if signal.arguments.count == 3, signal.arguments[2].text?.isEmpty == false { self?.read() }
      },
    ]
    read()
  }

  private func member(_ name: String) -> BusMember {
    BusMember(destination: Self.portal, path: Self.path, interface: Self.interface, name: name)
  }

  private func read() {
    bus.call(member("ReadAll"), [.strings(DesktopSettingValues.namespaces)]) { [weak self] answer in
      self?.takeFirstAnswer()
      guard let self, case .success(let found) = answer, values.set(found) else { return }
      apply(values.appearance)
    }
  }

  private func takeFirstAnswer() {
    onFirstAnswer?()
    onFirstAnswer = nil
  }

  private func settingChanged(_ signal: BusSubscription.Signal) {
    guard signal.arguments.count == 3, let group = signal.arguments[0].text,
      let key = signal.arguments[1].text, values.set(group, key, to: signal.arguments[2])
    else { return }
    apply(values.appearance)
  }
}
