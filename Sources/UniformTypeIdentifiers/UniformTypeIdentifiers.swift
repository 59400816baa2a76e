// UTType, for files that `import UniformTypeIdentifiers`: all of UIKit, of which it is a part here.
@_exported import UIKit
