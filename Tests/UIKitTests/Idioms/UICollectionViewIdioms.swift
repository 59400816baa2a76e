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
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)));
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    }
    do {
      let s = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44));
      let g = NSCollectionLayoutGroup.horizontal(
        layoutSize: s, subitems: [NSCollectionLayoutItem(layoutSize: s)]);
      let sec = NSCollectionLayoutSection(group: g); sec.orthogonalScrollingBehavior = .groupPaging;
      sec.interGroupSpacing = 8; _ = UICollectionViewCompositionalLayout(section: sec)
    }
  }

  static func part2(_ cell: UITableViewCell, _ collection: UICollectionView) {
    do {
      let l = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped));
      _ = l
    }
    do { let l = UICollectionViewCompositionalLayout { index, environment in nil }; _ = l }
    do {
      let r = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, path, item in
        var c = cell.defaultContentConfiguration(); c.text = item; cell.contentConfiguration = c;
        cell.accessories = [.disclosureIndicator()]
      }; _ = r
    }
    do {
      let d = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        collection, path, item in
        collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }; _ = d
    }
    do { let c = collection.indexPathsForSelectedItems?.first?.item; _ = c }
    do {
      let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0));
      a.frame = .zero; a.alpha = 0; a.transform = .identity; a.zIndex = 1
    }
    do { collection.allowsMultipleSelection = true; collection.isPrefetchingEnabled = true }
  }
}
