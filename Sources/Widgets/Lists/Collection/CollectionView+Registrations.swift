extension CollectionView {
  /// Says in one place what class an item's cell has and how it is filled. Follows
  /// `UICollectionView.CellRegistration`.
  ///
  ///     let rows = CollectionView.CellRegistration<TextCell, String> { cell, path, text in
  ///       cell.label.text = text
  ///     }
  ///
  /// Make it once, and not for each cell: cells are used again by their registration.
  @preconcurrency @MainActor public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = @MainActor (Cell, ItemPath, Item) -> Void

    let identifier = RegistrationNumber.next()
    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Says in one place what class a header or footer has and how it is filled. Follows
  /// `UICollectionView.SupplementaryRegistration`.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Fills a view, with its kind.
    public typealias Handler = @MainActor (Supplementary, String, ItemPath) -> Void

    let identifier = RegistrationNumber.next()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that left the screen, else a new one, filled with an item by its registration; with no item it
  /// is not filled.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: ItemPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.knows(identifier) { register(Cell.self, forCellWithReuseIdentifier: identifier) }
    guard let cell = takeCell(identifier) as? Cell else {
      preconditionFailure("A registration's cells are of its own class")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, footer or other view that left the screen, else a new one, filled by its registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: ItemPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if !supplements.knows(poolKey(kind, identifier)) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    guard let view = takeSupplement(kind, identifier) as? Supplementary else {
      preconditionFailure("A registration's views are of its own class")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// What tells one registration from another.
@MainActor enum RegistrationNumber {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "registration \(last)"
  }
}
