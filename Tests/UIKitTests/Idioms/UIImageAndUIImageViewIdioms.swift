// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIImage and UIImageView. They have to compile.
@MainActor private enum UIImageAndUIImageViewIdioms {
  static func part1(_ imageView: UIImageView) {
    do { let i = UIImage(named: "photo"); imageView.image = i }
    do {
      let i = UIImage(systemName: "heart.fill");
      imageView.image = i?.withTintColor(.red, renderingMode: .alwaysOriginal)
    }
    do { imageView.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate) }
    do {
      let config = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold);
      imageView.image = UIImage(systemName: "star", withConfiguration: config)
    }
    do { imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body) }
    do { let i = UIImage(data: Data()); _ = i?.size }
    do { let i = UIImage(contentsOfFile: "/x.png"); _ = i?.scale }
    do { let d = UIImage(systemName: "star")?.pngData(); _ = d?.count }
    do { let d = UIImage(systemName: "star")?.jpegData(compressionQuality: 0.8); _ = d?.count }
    do { imageView.contentMode = .scaleAspectFit; imageView.clipsToBounds = true }
  }

  static func part2(_ imageView: UIImageView) {
    do { imageView.isUserInteractionEnabled = true }
    do {
      imageView.animationImages = []; imageView.animationDuration = 1; imageView.startAnimating()
    }
    do { let v = UIImageView(image: UIImage(systemName: "star")); v.highlightedImage = nil }
    do {
      let i = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { c in
        UIColor.red.setFill(); c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }; _ = i
    }
    do {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0);
      let i = UIGraphicsGetImageFromCurrentImageContext(); UIGraphicsEndImageContext(); _ = i
    }
    do { UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    do {
      let i = UIImage(systemName: "star")?.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1));
      _ = i
    }
    do { let cg = UIImage(systemName: "star")?.cgImage; _ = cg }
  }
}
