/// An object that has traits and is notified of their changes: views, controllers, windows. Follows
/// `UITraitEnvironment`.
@preconcurrency @MainActor public protocol TraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: TraitCollection { get }
  /// Called when the traits have changed, with the earlier ones.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// A registration for changes of traits. ``TraitChangeObservable/unregisterForTraitChanges(_:)`` removes it.
/// Follows `UITraitChangeRegistration`.
@preconcurrency @MainActor public protocol TraitChangeRegistration: AnyObject {}
