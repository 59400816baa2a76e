/// The target of a command with a closure, independent of the first responder.
@MainActor final class CommandClosure {
  private let body: @MainActor (Command) -> Void
  /// The command for which it was created.
  weak var command: Command?

  init(_ body: @escaping @MainActor (Command) -> Void) { self.body = body }

  /// Calls the closure with the chosen command.
  func run(sender: Any?) {
    guard let command = sender as? Command ?? command else { return }
    body(command)
  }

  /// Returns a selector that is equal only to itself, and that only a closure performs.
  static func makeSelector() -> Selector {
    Selector(anonymousOn: CommandClosure.self) { closure, sender, _ in
      closure.run(sender: sender)
      return true
    }
  }
}

extension Command {
  /// Returns the target of an action of the command that does not use the responder chain, or `nil` if it
  /// uses the chain.
  final func ownTarget(of action: Selector) -> AnyObject? {
    action == self.action ? closure : nil
  }

  /// Creates a command that calls a closure, regardless of the first responder.
  ///
  /// It is sent through ``Application/sendAction(_:to:from:for:)``, as other commands are. No responder
  /// validates it. Its `attributes` and `state` are used.
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

  /// Creates a command that starts a task of the main actor each time it is chosen.
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
  /// Creates a command with a keyboard shortcut that calls a closure, regardless of the first responder.
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

  /// Creates a command with a keyboard shortcut that starts a task of the main actor each time it is chosen.
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
