import Synchronization
public import WindowResponder

// Commands that call a method of a responder, where UIKit code has `#selector`.

extension Selector {
  private static let number = Atomic(0)

  /// Creates a selector for a method. It equals only itself, as a selector that a control creates.
  fileprivate init<Target: AnyObject>(
    calling action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(Self.uniqueName(Target.self), on: Target.self) { action($0)() }
  }

  /// Creates a selector for a method with the sender. It equals only itself.
  fileprivate init<Target: AnyObject, Sender>(
    calling action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(Self.uniqueName(Target.self), on: Target.self) { target, sender in
      if let sender = (sender as Any) as? Sender { action(target)(sender) }
    }
  }

  private static func uniqueName(_ type: Any.Type) -> String {
    "(\(type)) \(number.add(1, ordering: .relaxed).newValue)"
  }
}

extension Command {
  /// Creates a command that calls a method of the next responder of a class.
  public convenience init<Target: AnyObject>(
    title: String = "", image: Image? = nil,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void,
    propertyList: Any? = nil, alternates: [CommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(calling: action), propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command that calls a method of the next responder of a class with the sender.
  public convenience init<Target: AnyObject, Sender>(
    title: String = "", image: Image? = nil,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void,
    propertyList: Any? = nil, alternates: [CommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(calling: action), propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }
}

extension KeyCommand {
  /// Creates a command with a shortcut that calls a method of the next responder of a class.
  public convenience init<Target: AnyObject>(
    title: String = "", image: Image? = nil,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [CommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(calling: action), input: input,
      modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command with a shortcut that calls a method of the next responder of a class with the sender.
  public convenience init<Target: AnyObject, Sender>(
    title: String = "", image: Image? = nil,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void,
    input: String, modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [CommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(calling: action), input: input,
      modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command for use outside of menus that calls a method.
  public convenience init<Target: AnyObject>(
    input: String, modifierFlags: KeyModifierFlags,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command for use outside of menus that calls a method with the sender.
  public convenience init<Target: AnyObject, Sender>(
    input: String, modifierFlags: KeyModifierFlags,
    action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

extension MenuItem {
  /// Creates an item that calls a method of the next responder of a class.
  public convenience init<Target: AnyObject>(
    title: String, action: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, action: Selector(calling: action))
  }

  /// Creates an item that calls a method of the next responder of a class with the sender.
  public convenience init<Target: AnyObject, Sender>(
    title: String, action: @escaping @Sendable @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, action: Selector(calling: action))
  }
}
