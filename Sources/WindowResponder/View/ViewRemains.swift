/// What a view leaves behind: what has to be told that it is gone.
///
/// A class with an `isolated deinit` allows its subclasses no plain one, and a plain one may run on any
/// thread. So ``View`` has none. It stores this object, which holds again what the view holds, and
/// tells it on the main actor, at once or when the main queue gets to it. A subclass's own parts are
/// gone by then, and other threads may be taking the view apart: links to a view are therefore weak
/// ones, which lead nowhere from the moment on at which its last reference goes.
@MainActor final class ViewRemains {
  var subviews: [View] = []
  var recognizers: [GestureRecognizer] = []
  var motion: ViewMotion?
  /// The view is a window: what is in it, at any depth, is in none any more.
  var isOfWindow = false

  isolated deinit {
    for index in subviews.indices {
      // What nobody else holds goes too.
      if !isKnownUniquelyReferenced(&subviews[index]), subviews[index].link == nil {
        subviews[index].constraintsWereOrphaned()
      }
      subviews[index].losesSuperview(withWindow: isOfWindow)
    }
    motion?.viewGoes()
  }
}

extension View {
  /// Made when there is something that has to be told.
  var remains: ViewRemains {
    if let keptRemains { return keptRemains }
    let made = ViewRemains()
    keptRemains = made
    return made
  }

  /// Changes ``subviews``, here and in what the view leaves behind.
  func changeSubviews(_ change: (inout [View]) -> Void) {
    let remains = self.remains
    // Held once meanwhile, so that nothing is copied.
    remains.subviews = []
    change(&subviews)
    remains.subviews = subviews
  }
}
