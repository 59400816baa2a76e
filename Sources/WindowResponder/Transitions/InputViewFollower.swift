/// A container view controller that follows the input view of a first responder in it.
@MainActor package protocol InputViewFollower: AnyObject {
  /// Called when an input view for a first responder in the controller has appeared or disappeared.
  func inputViewDidChange(isShown: Bool)
}

/// The containers around a first responder with an input view.
@MainActor struct InputViewFollowers {
  private struct Link {
    weak var follower: (any InputViewFollower)?
  }

  private var links: [Link] = []

  /// Replaces the containers. Returns those that no longer have an input view, and those that are new.
  mutating func replace(
    with new: [any InputViewFollower]
  ) -> (left: [any InputViewFollower], entered: [any InputViewFollower]) {
    let old = links.compactMap(\.follower)
    links = new.map { Link(follower: $0) }
    return (
      old.filter { one in !new.contains { $0 === one } },
      new.filter { one in !old.contains { $0 === one } }
    )
  }
}
