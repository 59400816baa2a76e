import WindowResponder

extension TableView {
  package var itemSource: AnyObject? { dataSource }

  /// Scrolls to a row, so that the rows around it are measured.
  package func prepareToRestore(_ path: ItemPath) {
    scrollToRow(at: path, at: .top, animated: false)
  }
}

extension TableViewCell: StatelessInside {}
extension TableViewHeaderFooterView: StatelessInside {}
