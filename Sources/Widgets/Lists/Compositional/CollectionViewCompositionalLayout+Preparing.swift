import WindowResponder

/// Sections and the measured sizes.
extension CollectionViewCompositionalLayout {
  var axis: ItemAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// The available size of the layout, in points.
  private var room: Size {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    return Size(
      width: max(0, view.bounds.width - inset.horizontal),
      height: max(0, view.bounds.height - inset.vertical))
  }

  func prepareSections(_ provider: SectionProvider) {
    guard let view = collectionView else { return }
    let room = room
    let cross = room[axis.across]
    if cross != knownCross {
      known = [:]
      knownEnds = [:]
      knownCross = cross
      view.fitAllViews()
    }
    let environment = environment(room)
    sections = []
    let count = view.numberOfSections
    sections.reserveCapacity(count)
    for number in 0..<count {
      let section = provider(number, environment) ?? Self.emptySection
      sections.append(
        SectionLayout(
          number, section, count: view.numberOfItems(inSection: number), axis: axis, room: room,
          insets: insets(of: section), known: known[number] ?? SectionLayout.KnownSizes()))
    }
    arrangeSections()
  }

  /// Returns the environment of a section. The insets of its container are those of the configuration's
  /// reference.
  func environment(_ room: Size) -> LayoutRoom {
    LayoutRoom(
      room, insets: collectionView?.insets(of: configuration.contentInsetsReference, axis) ?? .zero,
      traits: collectionView?.traitCollection ?? .current)
  }

  /// Returns the insets of a section, together with those of its references.
  private func insets(of section: CollectionLayoutSection) -> SectionInsets {
    guard let view = collectionView else { return SectionInsets() }
    func whole(
      _ reference: CollectionLayoutSection.ContentInsetsReference
    ) -> DirectionalEdgeInsets {
      let edges = view.insets(
        of: reference == .automatic ? configuration.contentInsetsReference : reference, axis)
      let own = section.contentInsets
      return DirectionalEdgeInsets(
        top: own.top + edges.top, leading: own.leading + edges.leading,
        bottom: own.bottom + edges.bottom, trailing: own.trailing + edges.trailing)
    }
    return SectionInsets(
      items: whole(section.contentInsetsReference),
      boundaries: section.supplementariesFollowContentInsets
        ? whole(section.supplementaryContentInsetsReference) : .zero)
  }

  /// A section without items.
  private static var emptySection: CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return CollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
  }

  /// Computes the start of each section.
  func arrangeSections() {
    needsArranging = false
    let room = room
    placeEnds(room)
    var place = endLength(atStart: true)
    for (index, section) in sections.enumerated() {
      if index > 0 { place += configuration.interSectionSpacing }
      section.start = place
      place = section.end
    }
    place += endLength(atStart: false)
    contentSize = Size(place, across: room[axis.across], axis: axis)
    moveLastEnds()
  }

  // MARK: Boundary supplementary items of the layout

  private func endLength(atStart: Bool) -> Double {
    var length = 0.0
    for end in ends where end.item.extendsBoundary && isAtStart(end.item) == atStart {
      length = max(length, end.frame.size[axis])
    }
    return length
  }

  func isAtStart(_ item: CollectionLayoutBoundarySupplementaryItem) -> Bool? {
    item.alignment.isAtStart(along: axis)
  }

  private func placeEnds(_ room: Size) {
    ends = configuration.boundarySupplementaryItems.enumerated().map { index, item in
      let size = SectionLayout.size(of: item, in: room, insets: 0, known: knownEnds[index])
      var place = Point.zero
      switch item.alignment {
      case .top, .bottom, .none: place.x = (room.width - size.width) / 2
      case .topTrailing, .bottomTrailing, .trailing: place.x = room.width - size.width
      case .topLeading, .bottomLeading, .leading: break
      }
      if axis == .horizontal { place.y = (room.height - size.height) / 2 }
      return SectionLayout.Boundary(item, at: place, size)
    }
  }

  /// Moves the items at the end behind the last section.
  private func moveLastEnds() {
    for index in ends.indices where isAtStart(ends[index].item) == false {
      if axis == .vertical {
        ends[index].frame.origin.y += contentSize.height - ends[index].frame.height
      } else {
        ends[index].frame.origin.x += contentSize.width - room.width
      }
    }
  }

  // MARK: Sizes

  /// Returns a Boolean value that indicates whether a view prefers another size along an estimated axis.
  func differs(
    _ preferred: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> Bool {
    let least = 0.25
    return original.measuresWidth
      && abs(preferred.frame.width - original.frame.width) > least
      || original.measuresHeight
        && abs(preferred.frame.height - original.frame.height) > least
  }

  /// Stores the preferred size of a view.
  func take(
    _ preferred: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) {
    let path = original.indexPath
    guard let section = sections[safe: path.section] else { return }
    if original.representedElementCategory == .cell {
      known[path.section, default: .init()].items[path.item] = preferred.frame.size
      section.groups.setSize(preferred.frame.size, of: path.item)
      section.placeBoundaries()
    } else if let kind = original.representedElementKind {
      let items = section.section.boundarySupplementaryItems
      if let index = items.firstIndex(where: { $0.elementKind == kind }) {
        known[path.section, default: .init()].boundaries[index] = preferred.frame.size
        section.setBoundarySize(preferred.frame.size, of: index)
      } else if let index = ends.firstIndex(where: { $0.item.elementKind == kind }) {
        knownEnds[index] = preferred.frame.size
      }
    }
    needsArranging = true
  }

  /// Computes the start of each section if sizes have changed.
  func arrangeIfNeeded() {
    guard needsArranging else { return }
    arrangeSections()
  }

  /// Moves the measured sizes and the offsets to the new index paths after a batch of changes.
  func moveKnownSizes(_ map: ItemUpdateMap) {
    var new: [Int: SectionLayout.KnownSizes] = [:]
    for (number, sizes) in known {
      if let target = map.target(ofSection: number) {
        new[target, default: .init()].boundaries = sizes.boundaries
      }
      for (item, size) in sizes.items {
        guard let target = map.target(of: ItemPath(item: item, section: number)) else { continue }
        new[target.section, default: .init()].items[target.item] = size
      }
    }
    known = new
    offsets = offsets.movingKeys(map.target(ofSection:))
  }

  // MARK: Lists

  func actions(_ path: ItemPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    guard let list = sections[safe: path.section]?.section.list else { return nil }
    let provider =
      isLeading
      ? list.configuration.leadingSwipeActionsConfigurationProvider
      : list.configuration.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  /// The background color of a list: the configured one, otherwise that of its appearance.
  var listGround: Color? {
    guard let configuration = sections.first?.section.list?.configuration else { return nil }
    if let color = configuration.backgroundColor { return color }
    return switch configuration.appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: nil
    }
  }
}
