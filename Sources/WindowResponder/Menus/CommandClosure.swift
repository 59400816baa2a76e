/// What a command with a closure is sent to: the closure itself, whoever is first responder.
@MainActor final class CommandClosure {
  private let body: @MainActor (Command) -> Void
  /// The command that it was made for.
  weak var command: Command?

  init(_ body: @escaping @MainActor (Command) -> Void) { self.body = body }

  /// Calls the closure with the command that was chosen.
  func run(sender: Any?) {
    guard let command = sender as? Command ?? command else { return }
    body(command)
  }

  /// A selector that equals only itself, and that a closure alone performs.
  static func makeSelector() -> Selector {
    Selector(anonymousOn: CommandClosure.self) { closure, sender, _ in
      closure.run(sender: sender)
      return true
    }
  }
}

extension Command {
  /// Who performs an action of the command without being asked for along the chain; nil for none.
  final func ownTarget(of action: Selector) -> AnyObject? {
    action == self.action ? closure : nil
  }

  /// Creates a command that calls a closure, whoever is first responder.
  ///
  /// It is sent through ``Application/sendAction(_:to:from:for:)`` as others are, and no responder is asked
  /// to validate it: what `attributes` and `state` say counts.
  public convenience init(
    title: String, subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Command) -> Void
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: CommandClosure.makeSelector(), discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    use(handler)
  }

  /// Creates a command that begins a task of the main actor each time it is chosen.
  public convenience init(
    title: String, subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Command) async -> Void
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
    ) { (command: Command) -> Void in ActionTasks.begin { await handler(command) } }
  }

  fileprivate final func use(_ handler: @escaping @MainActor (Command) -> Void) {
    let made = CommandClosure(handler)
    made.command = self
    closure = made
  }
}

extension KeyCommand {
  /// Creates a command with a shortcut that calls a closure, whoever is first responder.
  ///
  ///     override var keyCommands: [KeyCommand]? {
  ///       [KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { _ in self.reload() }]
  ///     }
  public convenience init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    input: String, modifierFlags: KeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Command) -> Void
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: CommandClosure.makeSelector(), input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    use(handler)
  }

  /// Creates a command with a shortcut that begins a task of the main actor each time it is chosen.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    input: String, modifierFlags: KeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Command) async -> Void
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, input: input,
      modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state
    ) { (command: Command) -> Void in ActionTasks.begin { await handler(command) } }
  }
}
