/// The changes of a batch of updates of a table or collection.
///
/// Deletions, reloads and the sources of moves have index paths from before the batch. Insertions and the
/// targets of moves have index paths from after it. The order of the calls does not matter.
package struct ItemChanges {
  /// A move from one index path or section to another.
  package struct Move<Place: Hashable>: Hashable {
    package var from: Place
    package var to: Place

    /// Creates a move from one index path or section to another.
    package init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// The changes of items or of sections.
  package struct Changes<Place: Hashable> {
    package var deleted: Set<Place> = []
    package var inserted: Set<Place> = []
    package var reloaded: Set<Place> = []
    package var moved: [Move<Place>] = []

    /// The animations that the caller has given.
    package var deletions: [Place: ItemAnimation] = [:]
    package var insertions: [Place: ItemAnimation] = [:]

    package mutating func insert(_ places: some Sequence<Place>, _ animation: ItemAnimation? = nil)
    {
      for place in places {
        inserted.insert(place)
        if let animation { insertions[place] = animation }
      }
    }

    package mutating func delete(_ places: some Sequence<Place>, _ animation: ItemAnimation? = nil)
    {
      for place in places {
        deleted.insert(place)
        if let animation { deletions[place] = animation }
      }
    }

    package mutating func reload(_ places: some Sequence<Place>, _ animation: ItemAnimation? = nil)
    {
      for place in places {
        reloaded.insert(place)
        if let animation { deletions[place] = animation }
      }
    }

    package mutating func move(_ from: Place, _ to: Place) {
      moved.append(Move(from: from, to: to))
    }

    fileprivate var isEmpty: Bool {
      deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }
  }

  package var items = Changes<ItemPath>()
  package var sections = Changes<Int>()

  /// Creates a batch without changes.
  package init() {}

  /// A Boolean value that indicates whether there are no changes.
  package var isEmpty: Bool { items.isEmpty && sections.isEmpty }
}
