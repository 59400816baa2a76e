// Core Animation's names, for files that `import QuartzCore`: all of UIKit, of which they are a part here.
@_exported import UIKit
