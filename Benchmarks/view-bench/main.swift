// Measures layout by constraints as views see it: `make bench` prints the rows.

import UIKit

measureScreens()
measureCells()
measureList()
measureMemory()
