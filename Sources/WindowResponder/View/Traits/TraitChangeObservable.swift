/// What can be asked to tell of changes of its traits. Follows `UITraitChangeObservable`.
@preconcurrency @MainActor public protocol TraitChangeObservable: TraitEnvironment {
  /// Has an observer told, for as long as this exists.
  @discardableResult func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    observer: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration

  /// Has somebody told no longer.
  func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

extension TraitChangeObservable {
  /// Has a closure called when one of some traits changes, with this object and the traits before. It is
  /// not called for the traits as they are.
  ///
  ///     registerForTraitChanges([TraitUserInterfaceStyle.self]) { (self: Self, previous) in
  ///       self.updateBorder()
  ///     }
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping @MainActor (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { object, previous in
        if let object = object as? Self { handler(object, previous) }
      })
  }

  /// The same for a closure that names the object's type by another, as `Self` in a class that is not final.
  @discardableResult public func registerForTraitChanges<Object: TraitEnvironment>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping @MainActor (Object, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { object, previous in
        if let object = object as? Object { handler(object, previous) }
      })
  }

  /// Has an action of this object performed when one of some traits changes; the object is the sender.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], action: Selector
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { object, _ in
        action.perform(on: object, sender: object)
      })
  }

  /// Has an action of a target, which is held weakly, performed when one of some traits changes; this
  /// object is the sender.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], target: Any, action: Selector
  ) -> any TraitChangeRegistration {
    weak let target = asObject(target)
    return registerForTraitChanges(
      traits,
      observer: { object, _ in
        if let target { action.perform(on: target, sender: object) }
      })
  }

  /// Has a method of this object called when one of some traits changes.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping @MainActor (Self) -> @MainActor () -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { object, _ in
        if let object = object as? Self { action(object)() }
      })
  }

  /// Has a method of a target, which is held weakly, called when one of some traits changes.
  @discardableResult public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { [weak target] _, _ in
        if let target { action(target)() }
      })
  }

  /// Has a method of a target, which is held weakly, called with this object when one of some traits
  /// changes.
  @discardableResult public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [any TraitDefinition.Type], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { [weak target] object, _ in
        if let target, let sender = object as? Sender { action(target)(sender) }
      })
  }

  /// Has a method of a target, which is held weakly, called with this object and the traits before when one
  /// of some traits changes.
  @discardableResult public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [any TraitDefinition.Type], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { [weak target] object, previous in
        if let target, let sender = object as? Sender { action(target)(sender, previous) }
      })
  }
}
