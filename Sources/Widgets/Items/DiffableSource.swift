/// What the diffable data sources of tables and collections have in common: how they get from the snapshot
/// that is shown to another one.
@MainActor package protocol DiffableSource: AnyObject {
  associatedtype Section: Hashable
  associatedtype Item: Hashable
  associatedtype Host: ItemHost

  /// The table or collection; nil where it is gone.
  var host: Host? { get }
  /// What is shown.
  var shown: DiffableSnapshot<Section, Item> { get set }
  /// The place of an item; nil where it is not shown.
  func indexPath(for item: Item) -> ItemPath?
  /// Tells the host what changes, in its own words.
  func tell(_ host: Host, _ changes: SnapshotChanges<Section, Item>, animated: Bool)
  /// Has the host fill the cells of some items again.
  func reconfigure(_ paths: [ItemPath], in host: Host)
}

extension DiffableSource {
  /// Shows a snapshot, where `animated` with what changed coming, going and moving in sight.
  package func show(
    _ snapshot: DiffableSnapshot<Section, Item>, animated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    guard let host else {
      settle(on: snapshot)
      completion?()
      return
    }
    if animated {
      change(host, to: snapshot, animated: true, completion)
    } else {
      View.performWithoutAnimation { change(host, to: snapshot, animated: false, completion) }
    }
    let again = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !again.isEmpty { reconfigure(again, in: host) }
  }

  /// Takes a snapshot as what is shown.
  package func settle(on snapshot: DiffableSnapshot<Section, Item>) {
    shown = snapshot
    shown.settle()
  }

  private func change(
    _ host: Host, to snapshot: DiffableSnapshot<Section, Item>, animated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    // Counted before it changes, the host knows what the changes start from.
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
