extension ViewController {
  /// The controller that can present another one: the last of those presented above this one. One that is
  /// being dismissed does not count.
  package var frontmost: ViewController {
    var front = self
    while let above = front.presentedViewController, !above.isBeingDismissed { front = above }
    return front
  }
}
