// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UICollectionView. They have to compile.
@MainActor private enum UICollectionViewIdioms {
  static func part1(_ cell: UITableViewCell, _ collection: UICollectionView) {
    do {
      let l = UICollectionViewFlowLayout(); l.itemSize = CGSize(width: 50, height: 50);
      l.minimumLineSpacing = 8; l.minimumInteritemSpacing = 8; l.scrollDirection = .horizontal;
      l.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    do {
      let c = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout());
      c.backgroundColor = .clear
    }
    do { collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") }
    do {
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "h")
    }
    do {
      collection.reloadData(); collection.reloadItems(at: [IndexPath(item: 0, section: 0)]);
      collection.insertItems(at: []); collection.deleteItems(at: [])
    }
    do {
      collection.performBatchUpdates(
        { collection.reloadSections(IndexSet(integer: 0)) }, completion: { _ in })
    }
    do {
      collection.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: true)
    }
    do {
      collection.collectionViewLayout.invalidateLayout();
      collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    }
    do {
      let d = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        collection, path, item in
        collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }; _ = d
    }
    do { let c = collection.indexPathsForSelectedItems?.first?.item; _ = c }
  }

  static func part2(_ collection: UICollectionView) {
    do {
      let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0));
      a.frame = .zero; a.alpha = 0; a.transform = .identity; a.zIndex = 1
    }
    do { collection.allowsMultipleSelection = true; collection.isPrefetchingEnabled = true }
  }
}
