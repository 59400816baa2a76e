import ResponderBus

/// The notifications of the desktop's portal (`org.freedesktop.portal.Notification`, versions 1 and 2).
@MainActor final class NotificationPortal: NotificationService {
  static let interface = "org.freedesktop.portal.Notification"
  let capabilities: NotificationCapabilities
  let tellsEnds = false

  private let bus: BusConnection
  private let version: Int
  private let answer: (String, NotificationAnswer) -> Void
  private var subscription: BusSubscription?

  private static func member(_ name: String) -> BusMember {
    BusMember(
      destination: DesktopSettings.portal, path: DesktopSettings.path, interface: interface,
      name: name)
  }

  init(
    bus: BusConnection, version: Int, _ answer: @escaping (String, NotificationAnswer) -> Void
  ) {
    self.bus = bus
    self.version = version
    self.answer = answer
    capabilities = [.actions, .body, .icons, .persistence]
    subscription = bus.subscribe(to: Self.member("ActionInvoked")) { [weak self] in
      self?.receive($0)
    }
  }

  func show(
    _ message: NotificationMessage, _ completion: @escaping (NotificationError?) -> Void
  ) {
    let arguments: [DBusValue] = [
      .string(message.identifier), .dictionary(Self.description(of: message, version)),
    ]
    bus.call(Self.member("AddNotification"), arguments) { result in
      switch result {
      case .success: completion(nil)
      case .failure(let error): completion(.notDelivered(error))
      }
    }
  }

  func withdraw(_ identifier: String) {
    bus.call(Self.member("RemoveNotification"), [.string(identifier)])
  }

  /// Returns the dictionary of a notification for the portal.
  static func description(
    of message: NotificationMessage, _ version: Int
  ) -> [String: DBusValue] {
    let content = message.content
    let lines = [content.subtitle, content.body].filter { !$0.isEmpty }
    var result: [String: DBusValue] = [
      "title": .string(content.title), "body": .string(lines.joined(separator: "\n")),
      "priority": .string(priority(content.interruptionLevel)),
      "default-action": .string(NotificationMessage.openKey),
    ]
    result["icon"] = icon(of: content)
    // Before version 2, the portal has no `sound` entry.
    if version >= 2, content.sound == nil { result["sound"] = .string("silent") }
    let buttons = message.buttons.map { key, action in
      DBusValue.dictionary(["label": .string(action.title), "action": .string(key)])
    }
    if !buttons.isEmpty { result["buttons"] = .array(of: "a{sv}", buttons) }
    return result
  }

  private static func icon(of content: NotificationContent.Values) -> DBusValue? {
    if let image = content.attachments.first?.image,
      let picture = BusImage(image, side: 256, isSmallerKept: true)
    {
      return .structure([.string("bytes"), .variant(picture.png)])
    }
    return content.iconName.map {
      .structure([.string("themed"), .variant(.strings([$0]))])
    }
  }

  private static func priority(_ level: NotificationInterruptionLevel) -> String {
    switch level {
    case .passive: "low"
    case .active: "normal"
    case .timeSensitive: "high"
    case .critical: "urgent"
    }
  }

  private func receive(_ signal: BusSubscription.Signal) {
    guard signal.arguments.count == 3, let identifier = signal.arguments[0].text,
      let key = signal.arguments[1].text
    else { return }
    // From version 2 on, the platform data contain an activation token.
    let token = signal.arguments[2].parts?.prefix(8).lazy
      .compactMap { $0.entries?["activation-token"]?.text }.first
    answer(identifier, .chosen(key: key, token: token, text: nil))
  }
}
