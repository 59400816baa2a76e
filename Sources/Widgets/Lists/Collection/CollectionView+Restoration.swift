import WindowResponder

extension CollectionView {
  package var itemSource: AnyObject? { dataSource }
}

extension CollectionReusableView: StatelessInside {}
