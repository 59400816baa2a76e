import WindowResponder

extension TableView {
  func encodeItems(_ coder: Coder) {
    encodeItems(coder, seen: indexPathsForVisibleRows ?? [], dataSource)
  }

  func decodeItems(_ coder: Coder) {
    decodeItems(coder) { [weak self] in
      self?.dataSource
    } scroll: { [weak self] path in
      self?.scrollToRow(at: path, at: .top, animated: false)
    }
  }
}

extension TableViewCell: StatelessInside {}
extension TableViewHeaderFooterView: StatelessInside {}
