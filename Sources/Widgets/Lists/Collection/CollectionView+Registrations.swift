extension CollectionView {
  /// A registration of a cell class with a handler that configures the cells. Follows
  /// `UICollectionView.CellRegistration`.
  ///
  ///     let rows = CollectionView.CellRegistration<TextCell, String> { cell, path, text in
  ///       cell.label.text = text
  ///     }
  ///
  /// Create it once and not for each cell, because cells are reused by their registration.
  @preconcurrency @MainActor public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A handler that configures a cell for an item.
    public typealias Handler = @MainActor (Cell, ItemPath, Item) -> Void

    let identifier = RegistrationNumber.next()
    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A registration of the class of a header or footer with a handler that configures the views. Follows
  /// `UICollectionView.SupplementaryRegistration`.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A handler that configures a view. It also receives the element kind.
    public typealias Handler = @MainActor (Supplementary, String, ItemPath) -> Void

    let identifier = RegistrationNumber.next()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for an element kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a reused or new cell, configured for an item by its registration. If the item is `nil`, the
  /// handler is not called.
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

  /// Returns a reused or new supplementary view, configured by its registration.
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

/// A source of the identifiers of registrations.
@MainActor enum RegistrationNumber {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "registration \(last)"
  }
}
