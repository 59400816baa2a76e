/// The common part of the diffable data sources of tables and collections: the changes between two snapshots.
@MainActor package protocol DiffableSource: AnyObject {
  associatedtype Section: Hashable
  associatedtype Item: Hashable
  associatedtype Host: ItemHost

  /// The table or collection, or `nil` if it was released.
  var host: Host? { get }
  /// The applied snapshot.
  var shown: DiffableSnapshot<Section, Item> { get set }
  /// Returns the index path of an item, or `nil` if it is not shown.
  func indexPath(for item: Item) -> ItemPath?
  /// Calls the host's methods for the changes.
  func tell(_ host: Host, _ changes: SnapshotChanges<Section, Item>, animated: Bool)
  /// Configures the cells of items again.
  func reconfigure(_ paths: [ItemPath], in host: Host)
}

extension DiffableSource {
  /// Applies a snapshot, with an animation of the differences if `animated` is `true`.
  package func show(
    _ snapshot: DiffableSnapshot<Section, Item>, animated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    guard let host else {
      settle(on: snapshot)
      completion?()
      return
    }
    // The completion handler is called after all cells show the snapshot.
    let end = SnapshotEnd(completion)
    if animated {
      change(host, to: snapshot, animated: true) { end.partIsDone() }
    } else {
      View.performWithoutAnimation {
        change(host, to: snapshot, animated: false) { end.partIsDone() }
      }
    }
    let again = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !again.isEmpty { reconfigure(again, in: host) }
    end.partIsDone()
  }

  /// Makes a snapshot the applied one.
  package func settle(on snapshot: DiffableSnapshot<Section, Item>) {
    shown = snapshot
    shown.settle()
  }

  private func change(
    _ host: Host, to snapshot: DiffableSnapshot<Section, Item>, animated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    // The host counts its items before they change, so that the changes have a start.
    var changes = SnapshotChanges(from: shown, to: snapshot)
    changes.reload(snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) })
    host.performBatchUpdates {
      self.settle(on: snapshot)
      self.tell(host, changes, animated: animated)
    } completion: { _ in
      completion?()
    }
  }
}

/// The end of the two parts of the application of a snapshot: the changes, and the cells that are configured
/// again.
@MainActor private final class SnapshotEnd {
  private var remaining = 2
  private let completion: (@MainActor () -> Void)?

  init(_ completion: (@MainActor () -> Void)?) {
    self.completion = completion
  }

  func partIsDone() {
    remaining -= 1
    if remaining == 0 { completion?() }
  }
}
