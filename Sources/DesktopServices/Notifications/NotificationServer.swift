import ResponderBus

/// The desktop's notification server (`org.freedesktop.Notifications`, version 1.2 with the additions of
/// 1.3).
@MainActor final class NotificationServer: NotificationService {
  static let name = "org.freedesktop.Notifications"
  let capabilities: NotificationCapabilities
  let tellsEnds = true

  private let bus: BusConnection
  private unowned let context: ProgramContext
  private let answer: (String, NotificationAnswer) -> Void
  private var subscriptions: [BusSubscription] = []
  /// The server's numbers of the shown notifications, by identifier.
  private var numbers: [String: UInt32] = [:]
  /// The activation tokens of the next responses, by number.
  private var tokens: [UInt32: String] = [:]
  /// The operations that wait for the server's number of a notification.
  private var waiting: [String: [() -> Void]] = [:]

  static func member(_ member: String) -> BusMember {
    BusMember(
      destination: name, path: "/org/freedesktop/Notifications", interface: name, name: member)
  }

  /// Creates the service.
  ///
  /// - Parameter words: The capabilities that the server reports.
  init(
    bus: BusConnection, words: [String], context: ProgramContext,
    _ answer: @escaping (String, NotificationAnswer) -> Void
  ) {
    self.bus = bus
    self.context = context
    self.answer = answer
    capabilities = Self.capabilities(words)
    for name in ["ActionInvoked", "NotificationClosed", "NotificationReplied", "ActivationToken"] {
      subscriptions.append(
        bus.subscribe(to: Self.member(name)) { [weak self] in self?.receive($0) })
    }
  }

  static func capabilities(_ words: [String]) -> NotificationCapabilities {
    let known: [String: NotificationCapabilities] = [
      "actions": .actions, "inline-reply": .replies, "body": .body, "body-markup": .markup,
      "icon-static": .icons, "icon-multi": .icons, "sound": .sound, "persistence": .persistence,
    ]
    return words.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }

  // MARK: Showing

  func show(
    _ message: NotificationMessage, _ completion: @escaping (NotificationError?) -> Void
  ) {
    inTurn(message.identifier) { [weak self] in self?.send(message, completion) }
  }

  func withdraw(_ identifier: String) {
    inTurn(identifier) { [weak self] in
      guard let self else { return }
      if let number = numbers.removeValue(forKey: identifier) {
        tokens[number] = nil
        bus.call(Self.member("CloseNotification"), [.uint32(number)])
      }
      goOn(identifier)
    }
  }

  /// Runs an operation after the earlier operations on the same notification.
  private func inTurn(_ identifier: String, _ body: @escaping () -> Void) {
    let isFree = waiting[identifier] == nil
    waiting[identifier, default: []].append(body)
    if isFree { body() }
  }

  private func goOn(_ identifier: String) {
    waiting[identifier]?.removeFirst()
    if let next = waiting[identifier]?.first { next() } else { waiting[identifier] = nil }
  }

  private func send(
    _ message: NotificationMessage, _ completion: @escaping (NotificationError?) -> Void
  ) {
    let identifier = message.identifier
    let arguments = Self.arguments(
      message, capabilities, replacing: numbers[identifier] ?? 0, of: context.name,
      context.application?.identifier ?? "")
    bus.call(Self.member("Notify"), arguments) { [self] result in
      var problem: NotificationError?
      switch result {
      case .failure(let error): problem = .notDelivered(error)
      case .success(let values):
        if case .uint32(let number)? = values.first, number > 0 {
          numbers[identifier] = number
        } else {
          problem = .notDelivered(.malformed("the number of a notification"))
        }
      }
      completion(problem)
      goOn(identifier)
    }
  }

  // MARK: Answers

  /// The largest size of a reply, a token or a name that is accepted, in bytes.
  private static let textLimit = 64 << 10

  private func receive(_ signal: BusSubscription.Signal) {
    // The server sends the signals to all programs.
    guard signal.arguments.count == 2, case .uint32(let number) = signal.arguments[0],
      let identifier = numbers.first(where: { $0.value == number })?.key
    else { return }
    let text = signal.arguments[1].text.flatMap { $0.utf8.count <= Self.textLimit ? $0 : nil }
    switch (signal.name, text) {
    case ("ActivationToken", let token?): tokens[number] = token
    case ("ActionInvoked", let key?):
      answer(identifier, .chosen(key: key, token: tokens.removeValue(forKey: number), text: nil))
    case ("NotificationReplied", let text?):
      let token = tokens.removeValue(forKey: number)
      answer(
        identifier, .chosen(key: NotificationMessage.replyKey, token: token, text: text))
    case ("NotificationClosed", _):
      guard let reason = signal.arguments[1].integer else { return }
      numbers[identifier] = nil
      tokens[number] = nil
      answer(identifier, .closed(byUser: reason == 2))
    default: break
    }
  }
}
