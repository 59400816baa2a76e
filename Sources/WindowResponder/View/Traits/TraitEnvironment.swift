/// What has traits and hears when they change: views, controllers, windows. Follows
/// `UITraitEnvironment`.
@preconcurrency @MainActor public protocol TraitEnvironment: AnyObject {
  /// The traits there.
  var traitCollection: TraitCollection { get }
  /// The traits changed; they were these before.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// Something that was registered for changes of traits, to be taken back with
/// ``TraitChangeObservable/unregisterForTraitChanges(_:)``. Follows `UITraitChangeRegistration`.
@preconcurrency @MainActor public protocol TraitChangeRegistration: AnyObject {}
