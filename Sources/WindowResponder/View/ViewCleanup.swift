/// The cleanup of a view: an object that notifies other objects when the view was released.
///
/// The subclasses of a class with an `isolated deinit` cannot have a plain one, and a plain one may run on
/// any thread. Therefore ``View`` has no deinitializer. It stores this object, which has references to the
/// same objects as the view. It notifies these objects on the main actor, immediately or in a later turn of
/// the main queue. A subclass's own properties are released by then, and other threads may be deinitializing
/// the view. References to a view are therefore weak ones, which are `nil` from the time at which its last
/// reference is released.
@MainActor final class ViewCleanup {
  var subviews: [View] = []
  var recognizers: [GestureRecognizer] = []
  var motion: ViewMotion?
  /// A Boolean value that indicates whether the view is a window, whose descendants are then in no window any
  /// more.
  var isOfWindow = false

  isolated deinit {
    for index in subviews.indices {
      // A subview without another owner is released too.
      if !isKnownUniquelyReferenced(&subviews[index]), subviews[index].link == nil {
        subviews[index].constraintsWereOrphaned()
      }
      subviews[index].losesSuperview(withWindow: isOfWindow)
    }
    motion?.viewGoes()
  }
}

extension View {
  /// The cleanup object of the view. Created on first access.
  var remains: ViewCleanup {
    if let keptRemains { return keptRemains }
    let made = ViewCleanup()
    keptRemains = made
    return made
  }

  /// Changes ``subviews`` in the view and in its cleanup object.
  func changeSubviews(_ change: (inout [View]) -> Void) {
    let remains = self.remains
    // The array has a single owner during the change, so that it is not copied.
    remains.subviews = []
    change(&subviews)
    remains.subviews = subviews
  }
}
