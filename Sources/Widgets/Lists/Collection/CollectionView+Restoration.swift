import WindowResponder

extension CollectionView {
  func encodeItems(_ coder: Coder) {
    encodeItems(coder, seen: indexPathsForVisibleItems, dataSource)
  }

  func decodeItems(_ coder: Coder) {
    decodeItems(coder) { [weak self] in
      self?.dataSource
    } scroll: { _ in
    }
  }
}

extension CollectionReusableView: StatelessInside {}
