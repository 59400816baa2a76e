import ResponderRuntime

/// An object with observers of its traits. Follows `UITraitChangeObservable`.
@preconcurrency @MainActor public protocol TraitChangeObservable: TraitEnvironment {
  /// Registers an observer of traits for the lifetime of this object.
  @discardableResult func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    observer: @escaping @MainActor (AnyObject, TraitCollection) -> Void
  ) -> any TraitChangeRegistration

  /// Removes the registration of an observer.
  func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

extension TraitChangeObservable {
  /// Registers a closure that is called when one of the traits changes, with this object and the earlier
  /// traits. It is not called for the current traits.
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

  /// Registers a closure that uses another type for the object, such as `Self` in a class that is not final.
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

  /// Registers an action of this object that is sent when one of the traits changes. The object is the
  /// sender.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], action: Selector
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { object, _ in
        action.perform(on: object, sender: object)
      })
  }

  /// Registers an action that is sent to a target when one of the traits changes. The target is held weakly.
  /// This object is the sender.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], target: Any, action: Selector
  ) -> any TraitChangeRegistration {
    let link = BackLink(asObject(target))
    return registerForTraitChanges(
      traits,
      observer: { object, _ in
        if let target = link.target { action.perform(on: target, sender: object) }
      })
  }

  /// Registers a method of this object that is called when one of the traits changes.
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

  /// Registers a method of a target that is called when one of the traits changes. The target is held weakly.
  @discardableResult public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [any TraitDefinition.Type], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { [link = BackLink(target)] _, _ in
        if let target = link.target { action(target)() }
      })
  }

  /// Registers a method of a target that is called with this object when one of the traits changes. The
  /// target is held weakly.
  @discardableResult public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [any TraitDefinition.Type], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { [link = BackLink(target)] object, _ in
        if let target = link.target, let sender = object as? Sender { action(target)(sender) }
      })
  }

  /// Registers a method of a target that is called with this object and the earlier traits when one of the
  /// traits changes. The target is held weakly.
  @discardableResult public func registerForTraitChanges<Target: AnyObject, Sender>(
    _ traits: [any TraitDefinition.Type], target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(
      traits,
      observer: { [link = BackLink(target)] object, previous in
        if let target = link.target, let sender = object as? Sender {
          action(target)(sender, previous)
        }
      })
  }
}
